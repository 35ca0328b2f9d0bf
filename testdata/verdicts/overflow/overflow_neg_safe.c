// verdict: SUCCESSFUL
// why: INT_MIN is excluded before the negation.
#include <limits.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
 if (x == INT_MIN) return 0;
  int y = x < 0 ? -x : x;
  return y < 0;
}
