// verdict: FAILED
// property: assertion line 8
// why: The complement of a promoted char has high bits set.
#include <assert.h>
int main(void) {
  volatile unsigned char a = 200, b = 100;
  assert(a + b == 300);
 assert(~a == 55);
  return 0;
}
