// verdict: FAILED
// property: assertion line 11
// flags: -m32
// why: On a 32-bit machine the highest byte of an address may be anything.
#include <assert.h>
#include <stdint.h>
#include <string.h>
int main(void) {
  int v = 3, *p = &v; unsigned char b[4];
  memcpy(b, &p, sizeof b);
  assert(b[3] < 0x80);
  return 0;
}
