// verdict: FAILED
// property: assertion line 8
// why: The root of two is irrational, and its square in _Float64 is not two.
#define _GNU_SOURCE
#include <assert.h>
#include <math.h>
int main(void) {
  assert(sqrtf64(2) * sqrtf64(2) == 2);
  return 0;
}
