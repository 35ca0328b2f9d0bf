// verdict: FAILED
// property: assigns line 15
// flags: --apply-loop-contracts
// why: b[2] is written and not listed
#include <assert.h>
unsigned nondet_uint(void);
int a[4], b[4];
int main(void) {
  unsigned i = 0;
  while (i < 4)
  __CPROVER_assigns(i, __CPROVER_object_whole(a))
  __CPROVER_loop_invariant(i <= 4)
  {
    a[i] = 1;
    if (i == 2) b[i] = 1;
    i++;
  }
  return 0;
}
