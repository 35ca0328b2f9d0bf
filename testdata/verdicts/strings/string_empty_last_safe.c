// verdict: SUCCESSFUL
// why: The last character is only looked at if there is one.
#include <string.h>
extern char nondet_char(void);
int main(void) {
  char s[3] = {nondet_char(), nondet_char(), 0};
  char *p = s;
  unsigned long n = strlen(s);
 if (n > 0 && p[n - 1] == '\n') p[n - 1] = 0;
  return 0;
}
