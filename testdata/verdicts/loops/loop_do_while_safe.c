// verdict: SUCCESSFUL
// why: Halving from at most 255 reaches zero in at most eight steps.
#include <assert.h>
extern unsigned char nondet_uchar(void);
int main(void) {
  unsigned x = nondet_uchar(), steps = 0;
  do {
    x /= 2;
    steps++;
  } while (x);
 assert(steps <= 8);
  return 0;
}
