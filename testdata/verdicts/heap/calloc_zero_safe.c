// verdict: SUCCESSFUL
// why: calloc'ed memory is zero at every place.
#include <assert.h>
#include <stdlib.h>
extern unsigned nondet_uint(void);
int main(void) {
 int *p = calloc(5, sizeof *p);
  unsigned i = nondet_uint();
  if (!p || i >= 5) return 0;
  assert(p[i] == 0);
  free(p);
  return 0;
}
