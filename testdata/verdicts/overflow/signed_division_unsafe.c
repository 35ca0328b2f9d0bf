// verdict: FAILED
// property: assertion line 7
// why: -7 / 2 is -3 in C.
#include <assert.h>
int main(void) {
  volatile int a = -7, b = 2;
 assert(a / b == -4);
  return 0;
}
