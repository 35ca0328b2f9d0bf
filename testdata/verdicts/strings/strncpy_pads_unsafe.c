// verdict: FAILED
// property: assertion line 11
// why: A source of the full length leaves no terminator in the destination.
#include <assert.h>
#include <string.h>
int main(void) {
  char d[4];
  memset(d, 'q', sizeof d);
 strncpy(d, "abcd", sizeof d);
  assert(d[0] == 'a');
  assert(d[3] == 0);
  return 0;
}
