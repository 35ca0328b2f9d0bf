// verdict: SUCCESSFUL
// why: realloc keeps the old contents and makes room for the fourth element.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  int *p = malloc(2 * sizeof *p);
  if (!p) return 0;
  p[0] = 10;
  p[1] = 11;
  int *q = realloc(p, 4 * sizeof *q);
  if (!q) return 0;
 q[3] = 13;
 assert(q[0] == 10 && q[1] == 11);
  free(q);
  return 0;
}
