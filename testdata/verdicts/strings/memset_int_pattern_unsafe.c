// verdict: FAILED
// property: assertion line 9
// why: The int becomes 0x01010101, not 1.
#include <assert.h>
#include <string.h>
int main(void) {
  int a[3];
  memset(a, 1, sizeof a);
 assert(a[2] == 1);
  return 0;
}
