// verdict: SUCCESSFUL
// why: What is assumed in a branch holds where the branch was taken, in a later test of the same condition too, and nowhere else.
#include <assert.h>
extern int nondet_int(void);
extern _Bool nondet_bool(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int x = nondet_int(), y = nondet_int();
  _Bool b = nondet_bool(), c = nondet_bool();
  if (b) {
    __VERIFIER_assume(x == 3);
    if (c) __VERIFIER_assume(y > x);
  }
  if (b) assert(x != 4);
  if (b && c) assert(y > 3);
  if (!b) __VERIFIER_assume(x == 5);
  assert(b || x == 5);
  return 0;
}
