// verdict: SUCCESSFUL
// why: In 64 bits 12 * i stays a multiple of twelve and of three.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  char b[24] = {0}, *p = b;
 unsigned long i = nondet_uint();
  if (12 * i >= 24) return 0;
  p[12 * i] = 1;
  assert(b[4] == 0);
  return 0;
}
