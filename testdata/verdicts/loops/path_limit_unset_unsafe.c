// verdict: FAILED
// property: assertion line 13
// why: What one path assumes of a variable that nobody set does not hold on the other path.
#include <assert.h>
extern int nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  unsigned char v;
  if (nondet_int()) {
    __VERIFIER_assume(v < 5);
    return 0;
  }
 assert(v < 5);
  return 0;
}
