// verdict: FAILED
// property: overflow line 9
// check: signed-overflow
// why: The least int has no absolute value.
#include <stdlib.h>
int nondet_int(void);
int main(void) {
  int x = nondet_int();
  return abs(x) == 7;
}
