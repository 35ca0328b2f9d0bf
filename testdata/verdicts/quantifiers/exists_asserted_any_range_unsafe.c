// verdict: FAILED
// property: assertion line 12
// why: no element before k need be 5
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), k = nondet_uint();
  __CPROVER_assume(n > 0 && n < 1000000 && k < n);
  int *a = malloc(n * sizeof(int));
  if (!a) return 0;
  a[k] = 5;
  __CPROVER_assert(__CPROVER_exists { unsigned i; i < k && a[i] == 5 }, "there");
  free(a);
}
