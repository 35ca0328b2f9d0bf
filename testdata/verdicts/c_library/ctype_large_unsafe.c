// verdict: FAILED
// property: undefined_behavior line 9
// check: ctype
// why: 256 is no value of an unsigned char.
#include <ctype.h>
extern int nondet_int(void);
int main(void) {
  int c = nondet_int();
  if (c >= 0 && c <= 256) return isdigit(c) != 0;
  return 0;
}
