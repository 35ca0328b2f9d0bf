// verdict: FAILED
// property: assertion line 16
// why: The assumption about y is made only where c holds too: b alone says nothing about it.
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
  if (b) assert(y > x);
  return 0;
}
