// verdict: SUCCESSFUL
// flags: --replace-call-with-contract fill
// why: the first n elements are 9, all else is as it was
#include <assert.h>
unsigned nondet_uint(void);
int a[4], b[4];
void fill(int *p, unsigned n)
__CPROVER_requires(n <= 4 && __CPROVER_is_fresh(p, n * sizeof(int)))
__CPROVER_assigns(__CPROVER_object_upto(p, n * sizeof(int)))
__CPROVER_ensures(__CPROVER_forall { unsigned k; (k < n) ==> p[k] == 9 })
;
int main(void) {
  unsigned n = nondet_uint() % 5, j = nondet_uint();
  fill(a, n);
  assert((j >= n || a[j] == 9) && b[1] == 0 && (n > 2 || a[3] == 0));
  return 0;
}
