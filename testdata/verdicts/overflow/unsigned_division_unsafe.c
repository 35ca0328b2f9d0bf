// verdict: FAILED
// property: assertion line 7
// why: 0xfffffffe / 2 is 0x7fffffff unsigned, not -1.
#include <assert.h>
int main(void) {
  volatile unsigned a = 0xfffffffeu;
 assert(a / 2 == (unsigned)(-2 / 2));
  return 0;
}
