// verdict: FAILED
// property: assertion line 11
// why: The string may be exactly 4 long.
#include <assert.h>
#include <string.h>
extern char __VERIFIER_nondet_char(void);
int main(void) {
  char s[5];
  for (int i = 0; i < 4; i++) s[i] = __VERIFIER_nondet_char();
  s[4] = 0;
 assert(strlen(s) < 4);
  return 0;
}
