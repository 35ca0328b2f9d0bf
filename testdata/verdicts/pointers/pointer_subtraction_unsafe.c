// verdict: FAILED
// property: assertion line 11
// why: The difference of long pointers counts elements of eight bytes.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  long a[5];
  unsigned i = nondet_uint();
  if (i < 1 || i > 5) return 0;
  long *p = a, *q = a + i;
 assert(q - p == 8 * (long)i);
  assert((char *)q - (char *)p == 8 * (long)i);
  return 0;
}
