// verdict: FAILED
// property: assertion line 10
// flags: --no-assumptions
// why: Without the assumption x may be 9.
#include <assert.h>
extern int nondet_int(void);
extern void __CPROVER_assume(int);
int main(void) {
  int x = nondet_int();
  __CPROVER_assume(x < 9); assert(x != 9);
  return 0;
}
