// verdict: FAILED
// property: overflow line 8
// why: The least int has no absolute value.
#include <stdlib.h>
int nondet_int(void);
int main(void) {
  int x = nondet_int();
  return abs(x) == 7;
}
