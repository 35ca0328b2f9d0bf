// verdict: FAILED
// property: assertion line 9
// why: The value 300 has the low byte 44.
#include <assert.h>
#include <string.h>
int main(void) {
  unsigned char b[3];
  memset(b, 300, sizeof b);
 assert(b[2] == 255);
  return 0;
}
