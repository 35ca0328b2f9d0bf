// verdict: FAILED
// property: assertion line 20
// flags: --apply-loop-contracts
// why: the jump out of the loop leaves with another state than the invariant says
#include <assert.h>
int nondet_int(void);
int main(void) {
  int state = 0, steps = 0;
  while (state != 3)
  __CPROVER_assigns(state, steps)
  __CPROVER_loop_invariant(0 <= state && state <= 3 && 0 <= steps && steps <= state)
  {
    switch (state) {
    case 0: if (nondet_int()) continue; state = 1; steps++; break;
    case 1: state = 2; steps++; break;
    default: state = 4; goto out;
    }
  }
out:
  assert(steps <= 3 && state == 3);
}
