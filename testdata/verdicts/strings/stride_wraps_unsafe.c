// verdict: FAILED
// property: assertion line 11
// why: In 32 bits 12 * i wraps and reaches offset 4.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  char b[24] = {0}, *p = b;
 unsigned i = nondet_uint();
  if (12 * i >= 24) return 0;
  p[12 * i] = 1;
  assert(b[4] == 0);
  return 0;
}
