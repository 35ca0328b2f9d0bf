// verdict: FAILED
// property: assertion line 10
// why: The false assumption stands on one branch only.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int x = __VERIFIER_nondet_int();
 if (x < 100) __VERIFIER_assume(0);
  assert(x < 0);
  return 0;
}
