// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: with n = 1 the loop is entered in its body, and goes on to 5
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
  assert(x == (n == 0 ? 4 : n == 1 ? 5 : 0));
  return 0;
}
