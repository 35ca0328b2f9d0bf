// verdict: SUCCESSFUL
// why: the instruction swaps the bytes of the lower half of the register, and clears the upper one.
#include <assert.h>
int main(void) {
  unsigned long x = 0x0506070801020304, y = 1;
  asm("bswapl %k0" : "+r"(x));
  asm("bswapq %0" : "=r"(y) : "0"(y));
  assert(x == 0x04030201 && y == 1ul << 56);
}
