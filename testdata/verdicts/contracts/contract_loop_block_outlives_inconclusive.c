// verdict: INCONCLUSIVE
// flags: --apply-loop-contracts --no-malloc-may-fail
// why: p points to a block that a round has made, and no such block is there in the state in which a round begins (the assertion fails if n is not 0)
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint();
  int *p = 0;
  for (unsigned i = 0; i < n; i++)
  __CPROVER_assigns(i, p)
  __CPROVER_loop_invariant(i <= n && (p == 0 || (__CPROVER_r_ok(p, 4) && __CPROVER_DYNAMIC_OBJECT(p))))
    p = malloc(4);
  __CPROVER_assert(p == 0, "no block");
  return 0;
}
