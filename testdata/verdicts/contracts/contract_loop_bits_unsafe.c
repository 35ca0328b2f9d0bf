// verdict: FAILED
// property: loop_decreases line 11
// flags: --apply-loop-contracts
// why: a number with the top bit comes to one that stays as it is
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint(), n = 0;
  while (x)
  __CPROVER_loop_invariant(1)
  __CPROVER_decreases(x)
  {
    x = x >> 1 | (x & 0x80000000);
  }
  return 0;
}
