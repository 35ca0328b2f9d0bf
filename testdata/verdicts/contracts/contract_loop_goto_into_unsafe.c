// verdict: FAILED
// property: assertion line 17
// flags: --apply-loop-contracts
// why: the second jump into the loop does not meet its head first: the loop is unrolled
#include <assert.h>
int main(void) {
  int x = 0;
  for (int k = 0; k < 2; k++) {
    if (k == 1) goto in;
    while (x < 2)
    __CPROVER_loop_invariant(0 <= x && x <= 2)
    {
    in:
      x = 2;
    }
  }
  assert(x == 0);
  return 0;
}
