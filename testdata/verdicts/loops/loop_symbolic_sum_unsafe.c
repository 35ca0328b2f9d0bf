// verdict: FAILED
// property: assertion line 11
// why: For n == 10 the sum is 55.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int n = nondet_int(), sum = 0;
  if (n < 0 || n > 10) return 0;
  for (int i = 1; i <= n; i++) sum += i;
  assert(sum == n * (n + 1) / 2);
 assert(sum != 55);
  return 0;
}
