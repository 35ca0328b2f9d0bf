// verdict: FAILED
// property: same_object line 12
// check: pointer-subtraction
// why: realloc may move the block; the difference of two pointers into the old one is undefined.
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  if (!p) return 0;
  char *at = p + 2;
  char *q = realloc(p, 8);
  if (!q) { free(p); return 0; }
  long n = at - p;
  q[n] = 1;
  free(q);
  return 0;
}
