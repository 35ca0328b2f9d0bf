// verdict: FAILED
// property: assertion line 11
// flags: --max-unwind=20
// why: The loop has no bound, but the fourth round fails.
#include <assert.h>
extern unsigned char nondet_uchar(void);
int main(void) {
  unsigned n = 0;
  while (nondet_uchar()) {
    n = (n + 1) & 0xff;
   assert(n < 4);
  }
  return 0;
}
