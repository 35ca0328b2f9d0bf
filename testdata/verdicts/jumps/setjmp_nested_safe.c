// verdict: SUCCESSFUL
// check: invalid-jump
// why: Handlers on a stack: what the inner one throws again reaches the outer one.
#include <assert.h>
#include <setjmp.h>
static jmp_buf handlers[2];
static int top, steps;
int nondet_int(void);
static void throw(int e) { longjmp(handlers[--top], e); }
static void inner(int x) {
  int e = setjmp(handlers[top++]);
  if (e == 0) {
    if (x == 1)
      throw(5);
    top--;
    steps += 1;
  } else {
    steps += 10;
    throw(e + 1);
  }
}
int main(void) {
  int x = nondet_int();
  int e = setjmp(handlers[top++]);
  if (e == 0) {
    inner(x);
    top--;
    assert(x != 1 && steps == 1);
  } else {
    assert(x == 1 && e == 6 && steps == 10);
  }
  assert(top == 0);
  return 0;
}
