// verdict: SUCCESSFUL
// flags: --no-function-type-check
// check: call-type
// why: Nobody asks for the check: the call goes on, as machines do it.
#include <assert.h>
static int calls;
static void count(int x) { calls += x; }
int main(void) {
  int (*f)(int) = (int (*)(int))count;
  f(1);
  assert(calls == 1);
  return 0;
}
