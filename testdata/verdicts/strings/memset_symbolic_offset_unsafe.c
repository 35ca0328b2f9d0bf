// verdict: FAILED
// property: assertion line 12
// why: Place i + n is not set.
#include <assert.h>
#include <string.h>
extern unsigned nondet_uint(void);
int main(void) {
  char b[12] = {0};
  unsigned i = nondet_uint(), n = nondet_uint(), k = nondet_uint();
  if (i > 5 || n > 6 || k > 11) return 0;
  memset(b + i, 1, n);
 assert(b[k] == (k >= i && k <= i + n));
  return 0;
}
