// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: 0 <= n for any n
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0, s = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
  __CPROVER_decreases(n - i)
    i++;
  assert(i >= n);
  return 0;
}
