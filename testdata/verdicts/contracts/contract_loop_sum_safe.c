// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: the invariant holds at entry, is kept, and gives the assertion for any n
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0, s = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
  __CPROVER_loop_invariant(s == 3 * i)
  {
    i++;
    s += 3;
  }
  assert(s == 3 * n);
  return 0;
}
