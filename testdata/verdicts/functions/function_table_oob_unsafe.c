// verdict: FAILED
// property: pointer_dereference line 16
// check: past-end
// why: The index may be 3, past the end of the table of functions.
#include <assert.h>
extern unsigned nondet_uint(void);
static unsigned add(unsigned a, unsigned b) { return a + b; }
static unsigned sub(unsigned a, unsigned b) { return a - b; }
static unsigned xor(unsigned a, unsigned b) { return a ^ b; }
static unsigned (*const ops[])(unsigned, unsigned) = {add, sub, xor};
int main(void) {
  unsigned op = nondet_uint(), a = nondet_uint(), b = nondet_uint();
 if (op > 3) return 0;
  unsigned (*const *slot)(unsigned, unsigned) = ops;
  slot += op;
  unsigned r = (*slot)(a, b);
  if (op == 1) assert(r + b == a);
  return 0;
}
