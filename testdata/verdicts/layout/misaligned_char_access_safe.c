// verdict: SUCCESSFUL
// why: Four bytes at an odd place are read bytewise and put together.
#include <assert.h>
#include <string.h>
#include <stdint.h>
int main(void) {
  unsigned char b[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  uint32_t w;
  memcpy(&w, b + 1, 4);
 assert(w == 0x05040302u);
  uint16_t h;
  memcpy(&h, (char *)&w + 1, 2);
  assert(h == 0x0403);
  return 0;
}
