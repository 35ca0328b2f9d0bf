// verdict: FAILED
// property: assertion line 13
// why: What one path assumes of an input that was read before the branch does not hold on the other path.
#include <assert.h>
extern int nondet_int(void);
extern unsigned char nondet_uchar(void);
extern void __VERIFIER_assume(int);
int main(void) {
  unsigned char v = nondet_uchar(), w = 0;
  if (nondet_int()) {
    __VERIFIER_assume(v < 5);
  }
 assert(v + w < 5);
  return 0;
}
