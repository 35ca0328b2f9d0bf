// verdict: SUCCESSFUL
// check: signed-overflow
// why: The least value of each type is left out, or the value is converted from a smaller type.
#include <assert.h>
int nondet_int(void);
long nondet_long(void);
long long nondet_longlong(void);
int main(void) {
  int x = nondet_int();
  long y = nondet_long();
  long long z = nondet_longlong();
  if (x != -0x7fffffff - 1) assert(__builtin_abs(x) >= 0);
  if (y == x) assert(__builtin_labs(y) <= 0x80000000l);
  if (z > -5) assert(__builtin_llabs(z) == z || __builtin_llabs(z) < 5);
  return 0;
}
