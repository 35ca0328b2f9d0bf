// verdict: FAILED
// property: loop_decreases line 11
// flags: --apply-loop-contracts
// why: where b is 0, a stays and b grows
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned a = nondet_uint() % 100, b = nondet_uint() % 100;
  while (a || b)
  __CPROVER_loop_invariant(a < 100 && b < 100)
  __CPROVER_decreases(a, b)
  {
    if (b) b--;
    else { a = a; b = 99; }
  }
  return 0;
}
