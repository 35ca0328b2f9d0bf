// verdict: SUCCESSFUL
// flags: --apply-loop-contracts
// why: max is not below any element before i
#include <assert.h>
unsigned nondet_uint(void);
int a[16];
int main(void) {
  for (unsigned i = 0; i < 16; i++) a[i] = nondet_uint() % 100;
  int max = a[0];
  unsigned i = 1;
  while (i < 16)
  __CPROVER_loop_invariant(1 <= i && i <= 16)
  __CPROVER_loop_invariant(__CPROVER_forall { unsigned k; (k < i) ==> a[k] <= max })
  {
    if (a[i] > max) max = a[i];
    i++;
  }
  unsigned j = nondet_uint();
  assert(j >= 16 || a[j] <= max);
  return 0;
}
