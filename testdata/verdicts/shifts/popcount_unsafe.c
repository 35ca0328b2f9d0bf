// verdict: FAILED
// property: assertion line 15
// why: 255 has eight bits.
#include <assert.h>
extern unsigned char nondet_uchar(void);
int main(void) {
  unsigned char x = nondet_uchar();
  unsigned v = x, n = 0;
  while (v) {
    v &= v - 1;
    n++;
  }
  assert(n <= 8);
  assert((n == 0) == (x == 0));
 assert(n < 8);
  return 0;
}
