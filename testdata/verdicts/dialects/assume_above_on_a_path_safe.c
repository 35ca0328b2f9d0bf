// verdict: SUCCESSFUL
// why: behind the assumption n is not INT_MAX.
#include <assert.h>
#include <limits.h>
extern int nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int n = nondet_int();
  if (nondet_int()) {
    int i = nondet_int();
    __VERIFIER_assume(n < i);
    assert(n < INT_MAX && i > INT_MIN);
  }
  return 0;
}
