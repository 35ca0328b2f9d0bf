// verdict: SUCCESSFUL
// why: Shrinking keeps the elements that remain.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  if (!p) return 0;
  for (int i = 0; i < 4; i++) p[i] = (char)i;
  char *q = realloc(p, 2);
  if (!q) return 0;
 assert(q[1] == 1);
  free(q);
  return 0;
}
