// verdict: SUCCESSFUL
// why: Even and odd call each other and agree with the remainder.
#include <assert.h>
extern unsigned nondet_uint(void);
static int odd(unsigned n);
static int even(unsigned n) { return n == 0 ? 1 : odd(n - 1); }
static int odd(unsigned n) { return n == 0 ? 0 : even(n - 1); }
int main(void) {
  unsigned n = nondet_uint();
  if (n > 8) return 0;
  assert(even(n) == (n % 2 == 0));
  return 0;
}
