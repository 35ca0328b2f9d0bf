// verdict: FAILED
// property: undefined_behavior line 10
// check: invalid-jump
// why: The function that called setjmp has returned.
#include <setjmp.h>
static jmp_buf back;
static int save(void) { return setjmp(back); }
int main(void) {
  if (save() == 0)
    longjmp(back, 1);
  return 0;
}
