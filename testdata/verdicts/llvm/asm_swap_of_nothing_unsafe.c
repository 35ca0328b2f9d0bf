// verdict: FAILED
// property: assertion line 8
// why: nothing puts x into the register whose bytes are swapped.
#include <assert.h>
int main(void) {
  unsigned x = 1, y;
  asm("bswap %0" : "=r"(y) : "r"(x));
  assert(y == 0x01000000);
}
