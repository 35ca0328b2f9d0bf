// verdict: SUCCESSFUL
// why: The result's sign follows the first different character.
#include <assert.h>
#include <string.h>
extern char nondet_char(void);
int main(void) {
  char x = nondet_char();
  char a[3] = {'a', x, 0}, b[3] = "ab";
 if (x > 'b') assert(strcmp(a, b) > 0);
 if (x == 'b') assert(strcmp(a, b) == 0);
  return 0;
}
