// verdict: SUCCESSFUL
// flags: --function gcd --enforce-contract gcd --replace-call-with-contract gcd
// why: the inner call is proved by the contract itself
#include <assert.h>
unsigned nondet_uint(void);
int gcd(int a, int b)
__CPROVER_requires(0 <= a && a <= b && 0 < b)
__CPROVER_ensures(0 < __CPROVER_return_value && __CPROVER_return_value <= b)
{
  if (a == 0) return b;
  return a < b - a ? gcd(a, b - a) : gcd(b - a, a);
}
int main(void) { return 0; }
