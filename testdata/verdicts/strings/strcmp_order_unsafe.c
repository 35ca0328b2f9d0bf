// verdict: FAILED
// property: assertion line 10
// why: Unknown x may be equal to 'b', then strcmp gives zero.
#include <assert.h>
#include <string.h>
extern char nondet_char(void);
int main(void) {
  char x = nondet_char();
  char a[3] = {'a', x, 0}, b[3] = "ab";
 if (x >= 'b') assert(strcmp(a, b) > 0);
  return 0;
}
