// verdict: FAILED
// property: undefined_behavior line 11
// check: invalid-jump
// why: The buffer was never filled.
#include <setjmp.h>
static jmp_buf back;
int nondet_int(void);
int main(void) {
  if (nondet_int() != 3 && setjmp(back))
    return 0;
  longjmp(back, 1);
}
