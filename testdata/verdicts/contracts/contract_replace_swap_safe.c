// verdict: SUCCESSFUL
// flags: --replace-call-with-contract swap
// why: two elements of one array do not overlap
#include <assert.h>
unsigned nondet_uint(void);
void swap(int *p, int *q)
__CPROVER_requires(__CPROVER_is_fresh(p, sizeof *p) && __CPROVER_is_fresh(q, sizeof *q))
__CPROVER_assigns(*p, *q)
__CPROVER_ensures(*p == __CPROVER_old(*q) && *q == __CPROVER_old(*p))
;
int main(void) {
  int a[2] = {1, 2};
  swap(&a[0], &a[1]);
  assert(a[0] == 2 && a[1] == 1);
  return 0;
}
