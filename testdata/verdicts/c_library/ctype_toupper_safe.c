// verdict: SUCCESSFUL
// check: ctype
// why: The text holds characters of ASCII alone.
#include <assert.h>
#include <ctype.h>
extern char nondet_char(void);
int main(void) {
  char text[3] = {'a', nondet_char() & 127, 0};
  for (char *p = text; *p; p++)
    *p = toupper(*p);
  assert(text[0] == 'A' && !islower(text[1]));
  return 0;
}
