// verdict: FAILED
// property: pointer_dereference line 15
// why: A jump ends the life of the local variables of the functions it leaves.
#include <setjmp.h>
static jmp_buf back;
static int *p;
static void leave(void) {
  int x = 5;
  p = &x;
  longjmp(back, 1);
}
int main(void) {
  if (setjmp(back) == 0)
    leave();
  return *p;
}
