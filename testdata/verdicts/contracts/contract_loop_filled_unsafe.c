// verdict: FAILED
// property: loop_invariant_base line 12
// flags: --apply-loop-contracts
// why: a[0] is 0 where the loop is entered
#include <assert.h>
unsigned nondet_uint(void);
int a[8];
int main(void) {
  unsigned i;
  for (i = 0; i < 8; i++)
  __CPROVER_loop_invariant(i <= 8)
  __CPROVER_loop_invariant(__CPROVER_forall { unsigned k; (k < i + 1) ==> a[k] == 7 })
    a[i] = 7;
  unsigned j = nondet_uint();
  assert(j >= 8 || a[j] == 7);
  return 0;
}
