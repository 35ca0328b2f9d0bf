// verdict: SUCCESSFUL
// why: memset writes the byte 1 into each of the four bytes of an int.
#include <assert.h>
#include <string.h>
int main(void) {
  int a[3];
  memset(a, 1, sizeof a);
 assert(a[2] == 0x01010101);
  return 0;
}
