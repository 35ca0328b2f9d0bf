// verdict: FAILED
// property: assertion line 12
// why: An index of at most n may be n.
#include <assert.h>
extern unsigned nondet_uint(void);
extern void __VERIFIER_assume(int);
int a[64];
int main(void) {
  unsigned n = nondet_uint(), i = nondet_uint();
  __VERIFIER_assume(n <= 10 && i <= n);
  a[i] = 1;
  assert(a[10] == 0);
}
