// verdict: SUCCESSFUL
// why: A setjmp in each round of a loop; odd rounds end by a jump.
#include <assert.h>
#include <setjmp.h>
static jmp_buf next;
static void refuse_odd(int i) {
  if (i % 2)
    longjmp(next, i);
}
int main(void) {
  volatile int i = 0, odd = 0, even = 0;
  for (i = 0; i < 5; i++) {
    if (setjmp(next)) {
      odd++;
      continue;
    }
    refuse_odd(i);
    even++;
  }
  assert(odd == 2 && even == 3);
  return 0;
}
