// verdict: FAILED
// property: assertion line 11
// why: The sum of the odd numbers below ten is 25, not 20.
#include <assert.h>
int main(void) {
  int sum = 0;
  for (int i = 0; i < 10; i++) {
    if (i % 2 == 0) continue;
    sum += i;
  }
 assert(sum == 20);
  return 0;
}
