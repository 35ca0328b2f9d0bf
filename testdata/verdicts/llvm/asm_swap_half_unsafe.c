// verdict: FAILED
// property: assertion line 8
// why: the instruction swaps the bytes of the lower half of the register, and clears the upper one.
#include <assert.h>
int main(void) {
  unsigned long x = 0x01020304;
  asm("bswapl %k0" : "+r"(x));
  assert(x == 0x0403020100000000);
}
