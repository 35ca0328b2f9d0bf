// verdict: SUCCESSFUL
// why: The result of strchr is tested before it is used.
#include <string.h>
extern char __VERIFIER_nondet_char(void);
int main(void) {
  char s[4] = "a=b", c = __VERIFIER_nondet_char();
  char *p = strchr(s, c);
 if (p)
  *p = 'z';
  return 0;
}
