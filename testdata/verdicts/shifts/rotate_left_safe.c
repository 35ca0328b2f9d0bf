// verdict: SUCCESSFUL
// why: A rotation by n and then by 32 - n is the identity.
#include <assert.h>
extern unsigned nondet_uint(void);
static unsigned rotl(unsigned x, unsigned n) {
 return (x << n) | (x >> ((32 - n) & 31));
}
int main(void) {
  unsigned x = nondet_uint(), n = nondet_uint() & 31;
  unsigned y = rotl(x, n);
  assert(rotl(y, (32 - n) & 31) == x);
  return 0;
}
