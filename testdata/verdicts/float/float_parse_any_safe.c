// verdict: SUCCESSFUL
// why: Whatever number the text is, it is one that is checked before it is used, and the end is in the text.
#include <stdlib.h>
#include <string.h>
char nondet_char(void);
int main(void) {
  int table[10] = {0};
  char text[4] = {nondet_char(), nondet_char(), nondet_char(), 0}, *end;
  double x = strtod(text, &end);
  if (x >= 0 && x < 10) table[(int)x]++;
  if (*end == 7) table[0]++;
  return 0;
}
