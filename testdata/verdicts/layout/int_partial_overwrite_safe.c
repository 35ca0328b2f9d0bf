// verdict: SUCCESSFUL
// why: Only the second byte of the int is replaced.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), m = n;
  ((unsigned char *)&m)[1] = 0xab;
 assert((m & 0xffff00ffu) == (n & 0xffff00ffu));
  assert(((m >> 8) & 0xff) == 0xab);
  return 0;
}
