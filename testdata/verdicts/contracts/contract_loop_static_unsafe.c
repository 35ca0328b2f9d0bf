// verdict: FAILED
// property: assertion line 15
// flags: --apply-loop-contracts
// why: the clause cannot name the static variable of next, which the loop changes
#include <assert.h>
unsigned nondet_uint(void);
int next(void) { static unsigned k; return k++ % 8; }
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  while (i < n)
  __CPROVER_assigns(i)
  __CPROVER_loop_invariant(i <= n)
    i++, next();

  assert(next() == 0);
  return 0;
}
