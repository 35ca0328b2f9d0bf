// verdict: FAILED
// property: assertion line 9
// why: The bug appears only in the round 150.
#include <assert.h>
int main(void) {
  int sum = 0;
  for (int i = 0; i < 200; i++) {
    sum += i;
   assert(i != 150);
  }
  assert(sum == 19900);
  return 0;
}
