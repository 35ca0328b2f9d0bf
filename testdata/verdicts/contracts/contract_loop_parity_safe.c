// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: even tells the parity of i
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  int even = 1;
  for (; i != n; i++)
  __CPROVER_loop_invariant(even == (i % 2 == 0))
  {
    even = !even;
  }
  assert(even == (n % 2 == 0));
  return 0;
}
