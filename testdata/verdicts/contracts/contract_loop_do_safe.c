// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: the invariant is about the beginning of the body: the first round needs no i < n
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  do
  __CPROVER_loop_invariant(i < n || i == 0)
    i++;
  while (i < n);
  assert(i >= 1);
  return 0;
}
