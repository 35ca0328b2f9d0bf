// verdict: FAILED
// property: assertion line 9
// why: An assumption after a failed assertion does not take the failure back.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int x = __VERIFIER_nondet_int();
  assert(x > 3);
 __VERIFIER_assume(x > 3);
  return 0;
}
