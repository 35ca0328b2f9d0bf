// verdict: FAILED
// property: assertion line 13
// why: n may be INT_MAX on the executions that do not come to the assumption.
#include <assert.h>
#include <limits.h>
extern int nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int n = nondet_int();
  if (nondet_int()) {
    int i = nondet_int();
    __VERIFIER_assume(n < i);
  } else assert(n < INT_MAX);
  return 0;
}
