// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: the inner invariant speaks of the outer counter
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint() % 1000, i, j, c = 0;
  for (i = 0; i < n; i++)
  __CPROVER_loop_invariant(i <= n && c == i * 5)
  {
    for (j = 0; j < 5; j++)
    __CPROVER_loop_invariant(j <= 5 && c == i * 5 + j)
      c++;
  }
  assert(c == n * 5);
  return 0;
}
