// verdict: FAILED
// property: pointer_dereference line 8
// why: The least int does not fit.
#include <stdio.h>
int nondet_int(void);
int main(void) {
  char b[11];
  sprintf(b, "%d", nondet_int());
  return 0;
}
