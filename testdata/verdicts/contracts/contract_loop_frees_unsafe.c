// verdict: FAILED
// property: assigns line 12
// flags: --apply-loop-contracts
// why: a round frees what was there before the loop, which no clause allows
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  int *p = malloc(sizeof(int));
  unsigned n = nondet_uint(), i = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
    i++, free(p);
  return 0;
}
