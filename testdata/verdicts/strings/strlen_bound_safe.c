// verdict: SUCCESSFUL
// why: A string terminated at place 4 is at most 4 long.
#include <assert.h>
#include <string.h>
extern char __VERIFIER_nondet_char(void);
int main(void) {
  char s[5];
  for (int i = 0; i < 4; i++) s[i] = __VERIFIER_nondet_char();
  s[4] = 0;
 assert(strlen(s) <= 4);
  return 0;
}
