// verdict: SUCCESSFUL
// why: An 8-byte read sees the 2-byte write at an unknown even place inside it.
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
 assert(w == (uint64_t)0xffff << (8 * i));
  return 0;
}
