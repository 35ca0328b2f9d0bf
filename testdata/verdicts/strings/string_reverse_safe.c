// verdict: SUCCESSFUL
// why: Reversed in place twice the string is what it was.
#include <assert.h>
#include <string.h>
extern char nondet_char(void);
static void rev(char *s) {
  unsigned n = strlen(s);
  for (unsigned i = 0; i < n / 2; i++) {
    char t = s[i];
    s[i] = s[n - 1 - i];
    s[n - 1 - i] = t;
  }
}
int main(void) {
  char s[4] = {0}, o[4];
  for (int i = 0; i < 3; i++) s[i] = nondet_char();
  strcpy(o, s);
  rev(s);
 rev(s);
  assert(strcmp(s, o) == 0);
  return 0;
}
