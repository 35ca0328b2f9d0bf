// verdict: FAILED
// property: assertion line 19
// flags: --apply-loop-contracts
// why: with n = 1 the loop is entered in its body
#include <assert.h>
int nondet_int(void);
int main(void) {
  int x = 0, n = nondet_int();
  switch (n) {
  case 0:
    while (x < 4)
    __CPROVER_loop_invariant(0 <= x && x <= 4)
    {
      x++;
  case 1:
      x++;
    }
  }
  assert(n != 1);
  return 0;
}
