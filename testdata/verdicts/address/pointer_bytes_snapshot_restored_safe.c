// verdict: SUCCESSFUL
// why: A pointer that was replaced and put back, by another way, has the bytes that it had: equal pointers have equal bytes.
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
int main(void) {
  int v[4] = {0}, w = 0;
  int *p = &v[nondet_uint() % 4], *q = p;
  unsigned i = nondet_uint() % sizeof p;
  unsigned char old = ((unsigned char *)&p)[i];
  p = nondet_int() ? &w : &v[nondet_uint() % 4];
  if (p != q) return 0;
  assert(((unsigned char *)&p)[i] == old);
  return 0;
}
