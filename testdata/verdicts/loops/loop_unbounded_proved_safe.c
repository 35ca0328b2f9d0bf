// verdict: SUCCESSFUL
// flags: --max-unwind=6
// why: n stays below 256 as it is cut to eight bits; an invariant of the loop proves it where unrolling comes to no end
#include <assert.h>
extern unsigned char nondet_uchar(void);
int main(void) {
  unsigned n = 0;
  while (nondet_uchar()) {
    n = (n + 1) & 0xff;
   assert(n < 256);
  }
  return 0;
}
