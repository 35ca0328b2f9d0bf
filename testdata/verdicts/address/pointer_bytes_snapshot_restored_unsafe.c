// verdict: FAILED
// property: assertion line 13
// why: The pointer that is put back may lead to another element: then one of its bytes differs.
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
int main(void) {
  int v[4] = {0}, w = 0;
  int *p = &v[nondet_uint() % 4], *q = p;
  unsigned i = nondet_uint() % sizeof p;
  unsigned char old = ((unsigned char *)&p)[i];
  p = nondet_int() ? &w : &v[nondet_uint() % 4];
  assert(((unsigned char *)&p)[i] == old || (p != q && *q == 1));
  return 0;
}
