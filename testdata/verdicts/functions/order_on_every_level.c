// verdict: SUCCESSFUL
// why: Products and exclusive ors of sums are the same in whatever order anything in them is.
#include <assert.h>
extern unsigned long nondet_ulong(void);
int main(void) {
  unsigned long a[20], up = 1, down = 1, bits = 0, stib = 0;
  for (int i = 0; i < 20; i++)
    a[i] = nondet_ulong();
  for (int i = 0; i < 18; i++) {
    up *= a[i] + a[i + 1] + a[i + 2];
    bits ^= a[i] * 3 - a[i + 1] * a[i + 2];
  }
  for (int i = 17; i >= 0; i--) {
    down *= a[i + 2] + a[i] + a[i + 1];
    stib ^= -(a[i + 2] * a[i + 1]) + a[i] + 2 * a[i];
  }
  assert(up == down);
  assert(bits == stib);
  assert((up + bits) * 7 == 7 * stib + 7 * down);
}
