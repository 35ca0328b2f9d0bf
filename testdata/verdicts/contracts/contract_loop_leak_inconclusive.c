// verdict: INCONCLUSIVE
// flags: --memory-leak-check --apply-loop-contracts
// why: the rounds that the contract stands for allocate, too, and what they leave is not known
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
  {
    malloc(4);
    i++;
  }
  return 0;
}
