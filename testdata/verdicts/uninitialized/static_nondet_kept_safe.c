// verdict: SUCCESSFUL
// flags: --nondet-static-exclude=level --nondet-static-exclude=static_nondet_kept_safe.c:calls
// why: The variables that the flags name start as they are initialised, also one inside a function.
#include <assert.h>
static int level = 2;
static int next(void) {
  static int calls;
  return ++calls;
}
int main(void) {
  assert(level == 2);
  assert(next() == 1);
}
