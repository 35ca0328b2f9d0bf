// verdict: FAILED
// property: loop_invariant_step line 11
// flags: --apply-loop-contracts
// why: the object that is_fresh names was freed
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  int *p = 0; unsigned n = nondet_uint();
  for (unsigned i = 0; i < n; i++)
  __CPROVER_assigns(i, p)
  __CPROVER_loop_invariant(p == 0 || __CPROVER_is_fresh(p, sizeof *p))
  {
    p = malloc(sizeof *p);
    if (i == 3) free(p);
  }
}
