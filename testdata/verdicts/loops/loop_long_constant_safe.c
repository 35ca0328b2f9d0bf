// verdict: SUCCESSFUL
// why: Two hundred constant rounds add up to 19900.
#include <assert.h>
int main(void) {
  int sum = 0;
  for (int i = 0; i < 200; i++) {
    sum += i;
  }
  assert(sum == 19900);
  return 0;
}
