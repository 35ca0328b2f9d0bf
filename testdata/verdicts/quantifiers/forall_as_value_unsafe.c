// verdict: FAILED
// property: assertion line 13
// why: another element may be the one that is not positive
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), k = nondet_uint();
  __CPROVER_assume(n > 0 && n < 1000000 && k < n);
  int *a = malloc(n * sizeof(int));
  if (!a) return 0;
  _Bool all = __CPROVER_forall { unsigned i; i < n ==> a[i] > 0 };
  if (!all) assert(a[k] <= 0);
  free(a);
}
