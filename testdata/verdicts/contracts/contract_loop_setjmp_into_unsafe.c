// verdict: FAILED
// property: assertion line 23
// flags: --apply-loop-contracts
// why: the jump leads back into the loop, which sets g to 2
#include <setjmp.h>
unsigned nondet_uint(void);
jmp_buf back;
int g;
int main(void) {
  unsigned n = nondet_uint();
  volatile int jumped = 0;
  for (unsigned i = 0; i < n; i++)
  __CPROVER_loop_invariant(i <= n && g <= 1)
  {
    if (setjmp(back)) {
      g = 2;
      break;
    }
    g = 1;
  }
  if (n > 0 && !jumped)
    jumped = 1, longjmp(back, 1);
  __CPROVER_assert(g < 2, "g");
  return 0;
}
