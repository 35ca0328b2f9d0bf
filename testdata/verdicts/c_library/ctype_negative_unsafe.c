// verdict: FAILED
// property: undefined_behavior line 10
// check: ctype
// why: A char that is negative, and not EOF, is no argument of isalpha (C11 7.4p1).
#include <ctype.h>
extern char nondet_char(void);
int main(void) {
  char c = nondet_char();
  if (c == -1) return 0;
  return isalpha(c) ? 1 : 0;
}
