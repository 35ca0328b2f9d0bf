// verdict: FAILED
// property: pointer_dereference line 11
// check: past-end
// why: An empty string has no last character, len - 1 is huge.
#include <string.h>
extern char nondet_char(void);
int main(void) {
  char s[3] = {nondet_char(), nondet_char(), 0};
  char *p = s;
  unsigned long n = strlen(s);
 if (p[n - 1] == '\n') p[n - 1] = 0;
  return 0;
}
