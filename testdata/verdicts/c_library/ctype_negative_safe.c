// verdict: SUCCESSFUL
// check: ctype
// why: The char is converted to unsigned char first; EOF is an argument, too.
#include <assert.h>
#include <ctype.h>
#include <stdio.h>
extern char nondet_char(void);
int main(void) {
  char c = nondet_char();
  if (isalpha((unsigned char)c)) assert(isalnum((unsigned char)c));
  assert(!isalpha(EOF) && !isspace(EOF) && tolower(EOF) == EOF && toupper(EOF) == EOF);
  return 0;
}
