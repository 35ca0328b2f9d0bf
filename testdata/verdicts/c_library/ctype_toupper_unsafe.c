// verdict: FAILED
// property: undefined_behavior line 10
// check: ctype
// why: The text may hold a negative character.
#include <ctype.h>
extern char nondet_char(void);
int main(void) {
  char text[3] = {'a', nondet_char(), 0};
  for (char *p = text; *p; p++)
    *p = toupper(*p);
  return text[0] - 'A';
}
