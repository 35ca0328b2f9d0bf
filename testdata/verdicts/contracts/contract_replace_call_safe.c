// verdict: SUCCESSFUL
// flags: --replace-call-with-contract clamp
// why: the contract says enough of the result
#include <assert.h>
unsigned nondet_uint(void);
int clamp(int x)
__CPROVER_requires(x > -1000)
__CPROVER_ensures(0 <= __CPROVER_return_value && __CPROVER_return_value <= 100)
;
int main(void) {
  int x = nondet_uint() % 2000 - 999;
  int a[101] = {0};
  return a[clamp(x)];
}
