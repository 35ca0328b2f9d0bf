// verdict: FAILED
// property: assertion line 15
// why: n may be 0. There is no number below it, so no execution goes on behind the assumption; but those that did not come to it do.
#include <assert.h>
extern unsigned nondet_uint(void);
extern void __VERIFIER_assume(int);
int main(void) {
  unsigned n = nondet_uint() & 7;
  unsigned last = 0;
  if (nondet_uint()) {
    unsigned i = nondet_uint();
    __VERIFIER_assume(i < n);
    last = i + 1;
  }
  assert(n != 0);
  return last > n;
}
