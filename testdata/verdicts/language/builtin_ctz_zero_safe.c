// verdict: SUCCESSFUL
// check: zero-bits
// why: Zero is excluded; the lowest bit set is where ctz says.
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned x = nondet_uint();
  if (x)
    assert(x >> __builtin_ctz(x) & 1);
  return 0;
}
