// verdict: SUCCESSFUL
// why: The 128-bit product of two 64-bit numbers keeps the high half.
#include <assert.h>
typedef unsigned __int128 u128;
int main(void) {
  unsigned long a = 1ul << 32;
  u128 p = (u128)a * a;
  assert((unsigned long)p == 0);
 assert((unsigned long)(p >> 64) == 1);
  return 0;
}
