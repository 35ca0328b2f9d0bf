// verdict: FAILED
// property: assertion line 13
// why: no three numbers are below each other in a circle, but there are executions that do not come to these assumptions.
#include <assert.h>
extern unsigned nondet_uint(void);
extern void __VERIFIER_assume(int);
int main(void) {
  if (nondet_uint()) {
    unsigned x = nondet_uint(), y = nondet_uint(), z = nondet_uint();
    __VERIFIER_assume(x < y && y < z);
    __VERIFIER_assume(z < x);
  }
  assert(0);
}
