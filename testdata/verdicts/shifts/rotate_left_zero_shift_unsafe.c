// verdict: FAILED
// property: undefined_shift line 7
// why: For n == 0 the other shift amount is 32.
#include <assert.h>
extern unsigned nondet_uint(void);
static unsigned rotl(unsigned x, unsigned n) {
 return (x << n) | (x >> (32 - n));
}
int main(void) {
  unsigned x = nondet_uint(), n = nondet_uint() & 31;
  unsigned y = rotl(x, n);
  assert(rotl(y, (32 - n) & 31) == x);
  return 0;
}
