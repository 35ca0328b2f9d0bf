// verdict: FAILED
// property: assertion line 10
// why: The high half of 2^32 times 2^32 is 1.
#include <assert.h>
typedef unsigned __int128 u128;
int main(void) {
  unsigned long a = 1ul << 32;
  u128 p = (u128)a * a;
  assert((unsigned long)p == 0);
 assert((unsigned long)(p >> 64) == 0);
  return 0;
}
