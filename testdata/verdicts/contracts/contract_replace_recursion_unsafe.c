// verdict: FAILED
// property: assertion line 9
// flags: --function gcd --enforce-contract gcd --replace-call-with-contract gcd
// why: gcd(0, b) is b
#include <assert.h>
unsigned nondet_uint(void);
int gcd(int a, int b)
__CPROVER_requires(0 <= a && a <= b && 0 < b)
__CPROVER_ensures(0 < __CPROVER_return_value && __CPROVER_return_value <= b && __CPROVER_return_value <= a)
{
  if (a == 0) return b;
  return gcd(b % a, a);
}
int main(void) { return 0; }
