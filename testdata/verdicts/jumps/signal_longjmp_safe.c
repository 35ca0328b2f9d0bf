// verdict: SUCCESSFUL
// why: The handler leaves by a jump.
#include <assert.h>
#include <setjmp.h>
#include <signal.h>
static jmp_buf back;
static void handle(int n) { longjmp(back, n); }
int main(void) {
  signal(SIGFPE, handle);
  int n = setjmp(back);
  if (n == 0) {
    raise(SIGFPE);
    assert(0);
  }
  assert(n == SIGFPE);
  return 0;
}
