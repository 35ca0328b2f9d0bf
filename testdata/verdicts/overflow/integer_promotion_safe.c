// verdict: SUCCESSFUL
// why: Two unsigned chars add as ints, so the sum may be above 255.
#include <assert.h>
int main(void) {
  volatile unsigned char a = 200, b = 100;
  assert(a + b == 300);
 assert((unsigned char)(a + b) == 44 && (unsigned char)~a == 55);
  return 0;
}
