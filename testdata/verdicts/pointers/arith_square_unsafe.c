// verdict: FAILED
// property: assertion line 8
// why: The square of the least int is 2^62.
#include <assert.h>
int nondet_int(void);
int main(void) {
  long long x = nondet_int(), square = x * x;
  assert(square < 1LL << 62);
  return 0;
}
