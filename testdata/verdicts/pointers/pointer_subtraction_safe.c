// verdict: SUCCESSFUL
// why: The difference counts elements, not bytes.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  long a[5];
  unsigned i = nondet_uint();
  if (i < 1 || i > 5) return 0;
  long *p = a, *q = a + i;
 assert(q - p == i && p - q == -(long)i);
  assert((char *)q - (char *)p == 8 * (long)i);
  return 0;
}
