// verdict: FAILED
// property: assertion line 14
// why: The fourth try is one too many.
#include <assert.h>
#include <setjmp.h>
static jmp_buf again;
int nondet_int(void);
int main(void) {
  volatile int tries = 0;
  setjmp(again);
  tries++;
  if (nondet_int() && tries < 4)
    longjmp(again, 1);
  assert(tries <= 3);
  return 0;
}
