// verdict: FAILED
// property: assertion line 8
// why: sprintf writes the buffer.
#include <assert.h>
#include <stdio.h>
int main(void) {
  char b[8] = "x"; sprintf(b, "%d", 5);
  assert(b[0] == 'x');
  return 0;
}
