// verdict: SUCCESSFUL
// why: The sum of 1..n is n(n+1)/2 for every n up to 10.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int n = nondet_int(), sum = 0;
  if (n < 0 || n > 10) return 0;
  for (int i = 1; i <= n; i++) sum += i;
  assert(sum == n * (n + 1) / 2);
  return 0;
}
