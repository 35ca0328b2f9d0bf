// verdict: SUCCESSFUL
// why: The sum is tested for overflow before it is formed.
#include <limits.h>
extern int nondet_int(void);
int main(void) {
  int a = nondet_int(), b = nondet_int(), s;
  if (a < 0 || b < 0) return 0;
 if (a > INT_MAX - b) s = INT_MAX;
 else s = a + b;
  return s < 0;
}
