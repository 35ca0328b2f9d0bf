// verdict: SUCCESSFUL
// why: The longest int has eleven characters; %s copies the word.
#include <assert.h>
#include <stdio.h>
extern int nondet_int(void);
int main(void) {
  char b[12], c[6];
  sprintf(b, "%d", nondet_int());
  sprintf(c, "%s", "hello");
  assert(c[4] == 'o' && c[5] == 0);
  return 0;
}
