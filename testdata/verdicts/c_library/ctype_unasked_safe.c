// verdict: SUCCESSFUL
// flags: --no-ctype-check
// check: ctype
// why: Nobody asks for the check; in the C locale no negative character is a letter.
#include <assert.h>
#include <ctype.h>
int main(void) {
  assert(!isalpha(-5) && !isdigit(-100));
  return 0;
}
