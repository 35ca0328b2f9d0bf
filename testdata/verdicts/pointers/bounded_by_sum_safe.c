// verdict: SUCCESSFUL
// why: k < j <= s + n <= 16. The bound of j is a sum of small numbers, and j is a small number for no other reason.
#include <assert.h>
extern unsigned nondet_uint(void);
void __CPROVER_assume(_Bool);
short r[16];
int main(void) {
  unsigned s = nondet_uint(), n = nondet_uint(), j = nondet_uint(), k = nondet_uint();
  __CPROVER_assume(n <= 16 && s <= 16 && s + n <= 16);
  __CPROVER_assume(s <= j && j <= s + n);
  if (k < j && r[k] > -20) return 1;
  return 0;
}
