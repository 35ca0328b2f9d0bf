// verdict: FAILED
// property: assertion line 9
// check: other-tools
// why: The bug is in a round beyond the one that the pragma names.
#include <assert.h>
int main(void) {
  int sum = 0;
#pragma unroll 4
  for (int i = 0; i < 64; i++) assert(i < 60);
  return sum;
}
