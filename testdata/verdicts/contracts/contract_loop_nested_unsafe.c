// verdict: FAILED
// property: loop_invariant_step line 13
// flags: --apply-loop-contracts
// why: a round of the inner loop adds one, not two
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint() % 1000, i, j, c = 0;
  for (i = 0; i < n; i++)
  __CPROVER_loop_invariant(i <= n && c == i * 10)
  {
    for (j = 0; j < 5; j++)
    __CPROVER_loop_invariant(j <= 5 && c == i * 10 + 2 * j)
      c++;
  }
  assert(c == n * 10);
  return 0;
}
