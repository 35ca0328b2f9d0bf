// verdict: SUCCESSFUL
// check: invalid-jump
// why: Errors three calls deep come back to main with their number; 0 would come back as 1.
#include <assert.h>
#include <setjmp.h>
static jmp_buf back;
int nondet_int(void);
static int half(int x) {
  if (x < 0)
    longjmp(back, 2);
  if (x % 2)
    longjmp(back, 0);
  return x / 2;
}
static int work(int x) { return half(x) + 1; }
int main(void) {
  int x = nondet_int();
  switch (setjmp(back)) {
  case 0:
    assert(work(x) == x / 2 + 1);
    assert(x >= 0);
    break;
  case 1:
    assert(x > 0 && x % 2 == 1);
    break;
  case 2:
    assert(x < 0);
    break;
  default:
    assert(0);
  }
  return 0;
}
