// verdict: INCONCLUSIVE
// flags: --max-unwind=6 --engine=bmc
// why: The loop has no bound and no bug, so the limit ends the search without a verdict.
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
