// verdict: FAILED
// property: same_object line 9
// check: pointer-comparison
// why: A null pointer and one into an object are not ordered.
#include <stdlib.h>
int nondet_int(void);
int main(void) {
  char a[4], *p = nondet_int() ? a : NULL;
  if (p >= a) return 1;
  return 0;
}
