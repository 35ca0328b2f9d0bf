// verdict: FAILED
// property: assertion line 15
// flags: --apply-loop-contracts
// why: the loop may have read to the end of the input
#include <assert.h>
#include <stdio.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  while (i < n)
  __CPROVER_assigns(i)
  __CPROVER_loop_invariant(i <= n)
    i++, getchar();

  assert(n == 0 || !feof(stdin));
  return 0;
}
