// verdict: SUCCESSFUL
// why: Clearing the lowest bit each round counts the bits of a byte.
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
  return 0;
}
