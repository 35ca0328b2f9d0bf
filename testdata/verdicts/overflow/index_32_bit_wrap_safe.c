// verdict: SUCCESSFUL
// why: The 32-bit sum wraps back to 2, which is in range.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a[4] = {0}, *p = a;
  unsigned i = nondet_uint();
  if (i != 0xfffffffeu) return 0;
 unsigned k = i + 4;
  p[k] = 1;
  assert(a[2] == 1);
  return 0;
}
