// verdict: FAILED
// property: loop_invariant_base line 10
// flags: --apply-loop-contracts
// why: n may be 0
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  do
  __CPROVER_loop_invariant(i < n)
    i++;
  while (i < n);
  assert(i >= 1);
  return 0;
}
