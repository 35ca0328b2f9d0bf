// verdict: INCONCLUSIVE
// why: Which numbers the text can be is not known well enough: two characters are no more than 99.
#include <assert.h>
#include <stdlib.h>
char nondet_char(void);
int main(void) {
  char text[3] = {nondet_char(), nondet_char(), 0};
#ifndef NATIVE_MAIN
  assert(!(strtod(text, 0) > 99.5));
#endif
  return 0;
}
