// verdict: FAILED
// property: pointer_dereference line 10
// check: null-pointer
// why: The character may be absent, then strchr gives null.
#include <string.h>
extern char __VERIFIER_nondet_char(void);
int main(void) {
  char s[4] = "a=b", c = __VERIFIER_nondet_char();
  char *p = strchr(s, c);
  *p = 'z';
  return 0;
}
