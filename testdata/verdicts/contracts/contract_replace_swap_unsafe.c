// verdict: FAILED
// property: precondition line 8
// flags: --replace-call-with-contract swap
// why: both pointers lead to one place
#include <assert.h>
unsigned nondet_uint(void);
void swap(int *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof *p) && __CPROVER_is_fresh(q, sizeof *q))
__CPROVER_assigns(*p, *q)
__CPROVER_ensures(*p == __CPROVER_old(*q) && *q == __CPROVER_old(*p))
;
int main(void) {
  int a[2] = {1, 2};
  swap(&a[0], &a[0]);
  assert(a[0] == 2 && a[1] == 1);
  return 0;
}
