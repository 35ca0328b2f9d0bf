// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: the body is a switch with continue and goto: labels are told from numbers of cases and conditional operators
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
    default: state = 3; goto out;
    }
  }
out:
  assert(steps <= 3 && state == 3);
}
