// verdict: SUCCESSFUL
// check: ctype
// why: 255 is a value of an unsigned char, and isascii takes all integers.
#include <ctype.h>
extern int nondet_int(void);
int main(void) {
  int c = nondet_int();
  if (c >= 0 && c <= 255) return isdigit(c) != 0;
  return isascii(c) != 0;
}
