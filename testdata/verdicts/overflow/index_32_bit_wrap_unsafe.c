// verdict: FAILED
// property: pointer_dereference line 12
// check: past-end
// why: In 64 bits the sum does not wrap, the index is far out of range.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a[4] = {0}, *p = a;
  unsigned i = nondet_uint();
  if (i != 0xfffffffeu) return 0;
 unsigned long k = (unsigned long)i + 4;
  p[k] = 1;
  assert(a[2] == 1);
  return 0;
}
