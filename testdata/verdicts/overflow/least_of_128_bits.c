// verdict: FAILED
// property: assertion line 12
// why: The least long divided by -1 is 2^63 in 128 bits, which is no long.
#include <assert.h>
#include <limits.h>
extern long nondet_long(void);
int main(void) {
  long x = nondet_long(), y = nondet_long();
  if (y == 0)
    return 0;
  __int128 q = (__int128)x / y;
  assert(q <= LONG_MAX);
}
