// verdict: FAILED
// property: array_bounds line 12
// why: j may be 17, so that k is 16.
#include <assert.h>
extern unsigned nondet_uint(void);
void __CPROVER_assume(_Bool);
short r[16];
int main(void) {
  unsigned s = nondet_uint(), n = nondet_uint(), j = nondet_uint(), k = nondet_uint();
  __CPROVER_assume(n <= 16 && s <= 16 && s + n <= 17);
  __CPROVER_assume(s <= j && j <= s + n);
  if (k < j && r[k] > -20) return 1;
  return 0;
}
