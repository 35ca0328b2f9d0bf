// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: what leaves a comes to b
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint(), y = nondet_uint(), a = x, b = 0;
  while (a > 0)
  __CPROVER_loop_invariant(a + b == x)
  __CPROVER_decreases(a)
  {
    a--;
    b++;
  }
  assert(b == x);
  return 0;
}
