// verdict: SUCCESSFUL
// why: The value was masked before it was stored in a byte.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
 x &= 0xff;
  unsigned char b = (unsigned char)x;
  assert(b == x);
  return 0;
}
