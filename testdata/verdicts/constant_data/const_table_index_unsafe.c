// verdict: FAILED
// property: assertion line 10
// why: Entry 3 is 9, which is not a power of two.
#include <assert.h>
extern unsigned nondet_uint(void);
static const unsigned char t[6] = {1, 2, 4, 9, 16, 32};
int main(void) {
  unsigned i = nondet_uint();
  if (i >= 6) return 0;
  assert((t[i] & (t[i] - 1)) == 0);
  return 0;
}
