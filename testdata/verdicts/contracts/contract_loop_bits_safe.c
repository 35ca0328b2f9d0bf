// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: each round clears a bit
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint(), n = 0;
  while (x)
  __CPROVER_loop_invariant(1)
  __CPROVER_decreases(x)
  {
    x = x & (x - 1);
  }
  return 0;
}
