// verdict: SUCCESSFUL
// why: behind the assumption n is not 0, and i + 1 is at most n.
#include <assert.h>
extern unsigned nondet_uint(void);
extern void __VERIFIER_assume(int);
int main(void) {
  unsigned n = nondet_uint() & 7;
  unsigned last = 0;
  if (nondet_uint()) {
    unsigned i = nondet_uint();
    __VERIFIER_assume(i < n);
    assert(n != 0);
    last = i + 1;
  }
  assert(last <= n && last < 8);
  return 0;
}
