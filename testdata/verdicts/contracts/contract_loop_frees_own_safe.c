// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: a round frees only what it made
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
  {
    int *p = malloc(sizeof *p);
    if (p) *p = 1;
    free(p);
    i++;
  }
  return 0;
}
