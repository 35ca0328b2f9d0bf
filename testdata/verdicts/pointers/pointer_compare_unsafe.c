// verdict: FAILED
// property: assertion line 12
// why: The indices may be equal, then the pointers are too.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  short a[6];
  unsigned i = nondet_uint(), j = nondet_uint();
  if (i > 6 || j > 6) return 0;
  short *p = a + i, *q = a + j;
  assert((p < q) == (i < j));
 assert(p != q);
  return 0;
}
