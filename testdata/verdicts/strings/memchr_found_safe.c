// verdict: SUCCESSFUL
// why: memchr returns the first place of the character, here 2.
#include <assert.h>
#include <string.h>
int main(void) {
  char s[6] = {'a', 'b', 'x', 'c', 'x', 'd'};
  char *p = memchr(s, 'x', sizeof s);
  assert(p != 0);
 assert(p - s == 2);
  assert(memchr(s, 'x', 2) == 0);
  return 0;
}
