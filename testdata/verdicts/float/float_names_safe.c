// verdict: SUCCESSFUL
// why: Functions of _Float32, _Float64 and _Float32x are those of float and double.
#define _GNU_SOURCE
#include <assert.h>
#include <math.h>
int main(void) {
  _Float64 x = -1.5;
  assert(fabsf64(x) == 1.5 && floorf64(x) == -2 && sqrtf32(4) == 2 && fmaxf64(x, 2) == 2 && truncf32x(x) == -1);
  return 0;
}
