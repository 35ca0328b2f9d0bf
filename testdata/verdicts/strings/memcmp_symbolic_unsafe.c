// verdict: FAILED
// property: assertion line 11
// why: The third byte is compared too.
#include <assert.h>
#include <string.h>
extern char nondet_char(void);
int main(void) {
  char a[3], b[3];
  for (int i = 0; i < 3; i++) a[i] = nondet_char(), b[i] = nondet_char();
  int same = memcmp(a, b, 3) == 0;
 assert(same == (a[0] == b[0] && a[1] == b[1]));
  return 0;
}
