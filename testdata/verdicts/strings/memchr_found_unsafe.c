// verdict: FAILED
// property: assertion line 10
// why: memchr finds the first 'x', not the second one.
#include <assert.h>
#include <string.h>
int main(void) {
  char s[6] = {'a', 'b', 'x', 'c', 'x', 'd'};
  char *p = memchr(s, 'x', sizeof s);
  assert(p != 0);
 assert(p - s == 4);
  assert(memchr(s, 'x', 2) == 0);
  return 0;
}
