// verdict: SUCCESSFUL
// check: other-tools
// why: For a compiler #pragma unroll is a hint; a loop that runs longer is checked all the same.
#include <assert.h>
int main(void) {
  int sum = 0;
#pragma unroll 4
  for (int i = 0; i < 64; i++) sum += i;
  assert(sum == 2016);
  return 0;
}
