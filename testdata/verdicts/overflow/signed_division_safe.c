// verdict: SUCCESSFUL
// why: Division truncates towards zero and the remainder has the dividend's sign.
#include <assert.h>
int main(void) {
  volatile int a = -7, b = 2;
 assert(a / b == -3 && a % b == -1);
  return 0;
}
