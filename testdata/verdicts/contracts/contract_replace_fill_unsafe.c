// verdict: FAILED
// property: assertion line 16
// flags: --replace-call-with-contract fill
// why: n may be 2
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
  assert(a[2] == 9 || n < 2);
  return 0;
}
