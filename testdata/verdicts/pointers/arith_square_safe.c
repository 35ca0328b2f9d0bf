// verdict: SUCCESSFUL
// why: A square that does not overflow is not negative, and at least as large as the number.
#include <assert.h>
int nondet_int(void);
int main(void) {
  long long x = nondet_int(), square = x * x;
  assert(square >= 0);
  if (x < -5)
    assert(square > 25);
  return 0;
}
