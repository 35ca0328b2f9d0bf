// verdict: SUCCESSFUL
// why: Only odd numbers below ten are added: 25.
#include <assert.h>
int main(void) {
  int sum = 0;
  for (int i = 0; i < 10; i++) {
    if (i % 2 == 0) continue;
    sum += i;
  }
 assert(sum == 25);
  return 0;
}
