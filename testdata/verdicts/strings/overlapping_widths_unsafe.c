// verdict: FAILED
// property: assertion line 15
// why: The 2-byte write may be in the low half of the word.
#include <assert.h>
#include <string.h>
#include <stdint.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned char b[8] = {0};
  unsigned i = nondet_uint() % 7;
  uint16_t h = 0xffff;
  uint64_t w;
  memcpy(b + i, &h, 2);
  memcpy(&w, b, 8);
 assert((uint32_t)w == 0 || i < 3);
  return 0;
}
