// verdict: SUCCESSFUL
// flags: -m32
// why: On a 32-bit machine the four bytes of a pointer are those of its integer.
#include <assert.h>
#include <stdint.h>
#include <string.h>
int main(void) {
  int v = 3, *p = &v;
  uint16_t h[2];
  memcpy(h, &p, sizeof h);
  assert(sizeof p == sizeof h);
  assert((h[0] | (uint32_t)h[1] << 16) == (uint32_t)&v);
  int *q;
  memcpy(&q, h, sizeof q);
  assert(*q == 3);
  return 0;
}
