// verdict: FAILED
// property: assertion line 9
// why: Byte 1 has weight 256, so the value is not n + 1.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), m = n;
  ((unsigned char *)&m)[1] = 0xab;
 assert((m & 0xffffff00u) == (n & 0xffffff00u));
  assert(((m >> 8) & 0xff) == 0xab);
  return 0;
}
