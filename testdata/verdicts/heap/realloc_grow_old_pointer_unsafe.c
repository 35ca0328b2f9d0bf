// verdict: FAILED
// property: pointer_dereference line 14
// check: use-after-free
// why: After realloc the old pointer dangles.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  int *p = malloc(2 * sizeof *p);
  if (!p) return 0;
  p[0] = 10;
  p[1] = 11;
  int *q = realloc(p, 4 * sizeof *q);
  if (!q) return 0;
 assert(p[0] == 10);
  free(q);
  return 0;
}
