// verdict: FAILED
// property: precondition line 8
// flags: --replace-call-with-contract clamp
// why: x may be -1000
#include <assert.h>
unsigned nondet_uint(void);
int clamp(int x)
__CPROVER_requires(x > -1000)
__CPROVER_ensures(0 <= __CPROVER_return_value && __CPROVER_return_value <= 100)
;
int main(void) {
  int x = nondet_uint() % 2000 - 1000;
  int a[101] = {0};
  return a[clamp(x)];
}
