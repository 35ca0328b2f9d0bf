// verdict: SUCCESSFUL
// why: Byte i of a little-endian word is the word shifted by 8i.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned w = nondet_uint(), i = nondet_uint();
  if (i > 3) return 0;
  const unsigned char *b = (const unsigned char *)&w;
 assert(b[i] == ((w >> (8 * i)) & 0xff));
  return 0;
}
