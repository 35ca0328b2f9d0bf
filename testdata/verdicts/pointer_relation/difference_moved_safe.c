// verdict: SUCCESSFUL
// why: The index is kept, not the pointer.
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  if (!p) return 0;
  char *at = p + 2;
  long n = at - p;
  char *q = realloc(p, 8);
  if (!q) { free(p); return 0; }
  q[n] = 1;
  free(q);
  return 0;
}
