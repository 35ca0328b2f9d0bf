// verdict: INCONCLUSIVE
// flags: --property=main.assertion.1
// why: The second buffer was never filled, and that is not asked for here. (FAILED would be wrong: it does not lead to the setjmp of the other branch.)
#include <assert.h>
#include <setjmp.h>
int nondet_int(void);
static jmp_buf filled;
int main(void) {
  int way = nondet_int();
  if (way == 1) {
    int r = setjmp(filled);
    if (r == 0)
      longjmp(filled, 5);
    assert(r == 5);
  }
  if (way == 2) {
    jmp_buf unset;
    longjmp(unset, 1);
  }
  return 0;
}
