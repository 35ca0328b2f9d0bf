// verdict: FAILED
// property: loop_invariant_step line 11
// flags: --apply-loop-contracts
// why: after round 1000 it does not
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  int even = 1;
  for (; i != n; i++)
  __CPROVER_loop_invariant(even == (i % 2 == 0))
  {
    even = !even || i == 1000;
  }
  assert(even == (n % 2 == 0));
  return 0;
}
