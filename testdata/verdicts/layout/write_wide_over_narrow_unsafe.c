// verdict: FAILED
// property: assertion line 9
// why: The upper byte of the first int is covered by the write too.
#include <assert.h>
#include <string.h>
int main(void) {
  unsigned a[2] = {0, 0}, v = 0xddccbbaau;
  memcpy((char *)a + 1, &v, 4);
 assert(a[0] == 0x00bbaa00u);
  return 0;
}
