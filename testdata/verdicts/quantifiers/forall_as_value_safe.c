// verdict: SUCCESSFUL
// why: a quantifier whose value is kept, over any range
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), k = nondet_uint();
  __CPROVER_assume(n > 0 && n < 1000000 && k < n);
  int *a = malloc(n * sizeof(int));
  if (!a) return 0;
  _Bool all = __CPROVER_forall { unsigned i; i < n ==> a[i] > 0 };
  if (all) assert(a[k] > 0);
  a[k] = 0;
  _Bool now = __CPROVER_forall { unsigned i; i < n ==> a[i] > 0 };
  assert(!now);
  free(a);
}
