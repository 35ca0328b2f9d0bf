// verdict: FAILED
// property: assertion line 12
// why: 128 to 255 need eight halvings.
#include <assert.h>
extern unsigned char nondet_uchar(void);
int main(void) {
  unsigned x = nondet_uchar(), steps = 0;
  do {
    x /= 2;
    steps++;
  } while (x);
 assert(steps <= 7);
  return 0;
}
