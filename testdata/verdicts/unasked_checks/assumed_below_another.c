// verdict: SUCCESSFUL
// why: An index assumed below a number that is assumed to be at most 10 stays below 10, one assumed on both sides of zero there.
#include <assert.h>
extern unsigned nondet_uint(void);
extern int nondet_int(void);
extern void __VERIFIER_assume(int);
int a[64];
int main(void) {
  unsigned n = nondet_uint(), i = nondet_uint();
  __VERIFIER_assume(n <= 10);
  __VERIFIER_assume(i < n);
  a[i] = 1;
  a[i + 10] = 2;
  assert(a[i] == 1 && a[63] == 0);
  int j = nondet_int();
  __VERIFIER_assume(j >= -5 && j <= 5);
  int *p = &a[40];
  p[3 * j] = 3;
  assert(a[41] == 0 && a[39] == 0);
}
