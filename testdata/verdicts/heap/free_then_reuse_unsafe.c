// verdict: FAILED
// property: assertion line 16
// why: Nothing makes the second block's contents be the first one's.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  int *q = malloc(sizeof *q);
  if (!p || !q) return 0;
  *p = 1;
  *q = 2;
  assert(p != q && *p == 1);
  free(p);
  p = malloc(sizeof *p);
  if (!p) return 0;
 assert(*p == 1);
  assert(p != q && *q == 2);
  return 0;
}
