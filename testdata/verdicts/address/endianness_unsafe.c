// verdict: FAILED
// property: assertion line 10
// why: That is the byte order of a big-endian machine.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned w = nondet_uint(), i = nondet_uint();
  if (i > 3) return 0;
  const unsigned char *b = (const unsigned char *)&w;
 assert(b[i] == ((w >> (8 * (3 - i))) & 0xff));
  return 0;
}
