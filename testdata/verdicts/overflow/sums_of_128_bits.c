// verdict: SUCCESSFUL
// why: Sums of short numbers have no overflow in 128 bits, and are the same in any order.
#include <assert.h>
extern short nondet_short(void);
int main(void) {
  short a[20];
  __int128 up = 0, down = 0;
  for (int i = 0; i < 20; i++) {
    a[i] = nondet_short();
    up += 3 * a[i];
  }
  for (int i = 19; i >= 0; i--)
    down -= a[i];
  assert(up == -3 * down);
  assert(up / 20 == -3 * down / 20);
  assert(!(up < -3 * down));
}
