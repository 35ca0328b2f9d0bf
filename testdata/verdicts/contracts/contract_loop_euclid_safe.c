// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: one of two positive numbers falls
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned a = nondet_uint() % 1000 + 1, b = nondet_uint() % 1000 + 1;
  while (a != b)
  __CPROVER_loop_invariant(0 < a && 0 < b && a <= 1000 && b <= 1000)
  __CPROVER_decreases(a + b)
  {
    if (a > b) a -= b;
    else b -= a;
  }
  assert(a == b);
  return 0;
}
