// verdict: FAILED
// property: loop_invariant_base line 11
// flags: --apply-loop-contracts
// why: 0 is not 1 where the loop is entered
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0, s = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
  __CPROVER_loop_invariant(s == 3 * i + 1)
  {
    i++;
    s += 3;
  }
  assert(s == 3 * n);
  return 0;
}
