// verdict: FAILED
// property: undefined_behavior line 21
// check: invalid-jump
// flags: --all-properties
// why: The second buffer was never filled. Whatever it holds, it does not lead to the setjmp of the other branch, which was not executed: the assertion
//      there holds. (It was FAILED too.)
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
