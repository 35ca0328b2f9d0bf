// verdict: FAILED
// property: loop_invariant_base line 10
// flags: --apply-loop-contracts
// why: n may be 0, and 1 <= 0 is false
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 1, s = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
  __CPROVER_decreases(n - i)
    i++;
  assert(i >= n);
  return 0;
}
