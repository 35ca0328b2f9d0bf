// verdict: SUCCESSFUL
// why: memset takes the low byte of its value.
#include <assert.h>
#include <string.h>
int main(void) {
  unsigned char b[3];
  memset(b, 300, sizeof b);
 assert(b[2] == 44);
  return 0;
}
