// verdict: FAILED
// property: loop_invariant_step line 10
// flags: --apply-loop-contracts
// why: one round adds two
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint(), y = nondet_uint(), a = x, b = 0;
  while (a > 0)
  __CPROVER_loop_invariant(a + b == x)
  __CPROVER_decreases(a)
  {
    a--;
    b += 1 + (a == 77);
  }
  assert(b == x);
  return 0;
}
