// verdict: FAILED
// property: assertion line 11
// flags: --apply-loop-contracts
// why: after the loop nothing is known of a but what the invariant says
#include <assert.h>
int a[5];
int main(void) {
  for (int i = 0; i < 5; i++)
  __CPROVER_loop_invariant(0 <= i && i <= 5)
    a[i] = i;
  assert(a[3] == 3);
  return 0;
}
