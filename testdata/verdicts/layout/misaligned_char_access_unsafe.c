// verdict: FAILED
// property: assertion line 11
// why: The bytes 1..4 are 2, 3, 4, 5; the lowest comes first.
#include <assert.h>
#include <string.h>
#include <stdint.h>
int main(void) {
  unsigned char b[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  uint32_t w;
  memcpy(&w, b + 1, 4);
 assert(w == 0x02030405u);
  uint16_t h;
  memcpy(&h, (char *)&w + 1, 2);
  assert(h == 0x0403);
  return 0;
}
