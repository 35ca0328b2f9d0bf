// verdict: SUCCESSFUL
// check: division-overflow
// why: The one overflowing pair is excluded.
#include <limits.h>
extern int nondet_int(void);
int main(void) {
  int a = nondet_int(), b = nondet_int();
  if (b == 0) return 0;
 if (a == INT_MIN && b == -1) return 0;
  int q = a / b;
  return q == 12345;
}
