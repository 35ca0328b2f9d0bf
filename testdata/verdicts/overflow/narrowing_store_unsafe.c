// verdict: FAILED
// property: assertion line 9
// why: The store into a byte cuts off the high bits.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  unsigned char b = (unsigned char)x;
  assert(b == x);
  return 0;
}
