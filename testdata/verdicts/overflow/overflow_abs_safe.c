// verdict: SUCCESSFUL
// check: signed-overflow
// why: All others have.
#include <assert.h>
#include <limits.h>
#include <stdlib.h>
int nondet_int(void);
int main(void) {
  int x = nondet_int();
  if (x == INT_MIN)
    return 0;
  assert(abs(x) >= 0 && (abs(x) == x || abs(x) == -x));
  assert(labs((long)INT_MIN) == 2147483648L);
  return 0;
}
