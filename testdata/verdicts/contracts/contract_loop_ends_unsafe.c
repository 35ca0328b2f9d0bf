// verdict: FAILED
// property: loop_decreases line 11
// flags: --apply-loop-contracts
// why: a round may leave i as it is
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
  __CPROVER_decreases(n - i)
  {
    if (nondet_uint() & 1) i++;
  }
  return 0;
}
