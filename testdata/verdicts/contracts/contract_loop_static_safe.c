// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: next gives less than 8, whatever its static variable is
#include <assert.h>
unsigned nondet_uint(void);
int next(void) { static unsigned k; return k++ % 8; }
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  while (i < n)
  __CPROVER_assigns(i)
  __CPROVER_loop_invariant(i <= n)
    i++, next();

  assert(next() < 8);
  return 0;
}
