// verdict: SUCCESSFUL
// why: Unsigned addition wraps, and the sum is then below both operands.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint(), y = nondet_uint(), s = x + y;
 assert((s < x) == (s < y));
  return 0;
}
