// verdict: FAILED
// property: assertion line 13
// why: longjmp with 0 makes setjmp return 1.
#include <assert.h>
#include <setjmp.h>
static jmp_buf back;
static void stop(int n) { longjmp(back, n); }
int main(void) {
  volatile int tries = 0;
  int r = setjmp(back);
  if (tries++ == 0)
    stop(0);
  assert(r == 0);
  return 0;
}
