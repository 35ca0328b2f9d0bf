// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: what a round made is written and freed by the next one and behind the loop
#include <stdlib.h>
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  int *p = 0, x = 1; unsigned n = nondet_uint();
  for (unsigned i = 0; i < n; i++)
  __CPROVER_assigns(i, p)
  __CPROVER_loop_invariant((p == 0 || __CPROVER_is_fresh(p, sizeof *p)) && x == 1)
  { if (p) { *p = 3; free(p); } p = malloc(sizeof *p); }
  if (p) { *p = 2; assert(x == 1 && *p == 2); }
  free(p);
}
