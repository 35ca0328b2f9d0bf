// verdict: SUCCESSFUL
// why: Nothing after assume(0) is reached.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int x = __VERIFIER_nondet_int();
 if (x == x) __VERIFIER_assume(0);
  assert(x < 0);
  return 0;
}
