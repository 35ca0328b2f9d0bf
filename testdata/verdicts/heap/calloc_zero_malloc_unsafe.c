// verdict: FAILED
// property: assertion line 11
// why: malloc'ed memory has unknown contents, not zero.
#include <assert.h>
#include <stdlib.h>
extern unsigned nondet_uint(void);
int main(void) {
 int *p = malloc(5 * sizeof *p);
  unsigned i = nondet_uint();
  if (!p || i >= 5) return 0;
  assert(p[i] == 0);
  free(p);
  return 0;
}
