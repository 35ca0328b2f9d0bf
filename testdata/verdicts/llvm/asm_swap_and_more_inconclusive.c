// verdict: INCONCLUSIVE
// why: the assembly does more than swap bytes.
#include <assert.h>
int main(void) {
  unsigned x = 0x01020304;
  asm("bswap %0\n\tinc %0" : "+r"(x));
  assert(x == 0x04030201);
}
