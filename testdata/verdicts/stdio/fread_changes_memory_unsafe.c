// verdict: FAILED
// property: assertion line 8
// why: fread fills the buffer with unknown bytes.
#include <assert.h>
#include <stdio.h>
int main(void) {
  char b[4] = {0}; fread(b, 1, sizeof b, stdin);
  assert(b[0] == 0);
  return 0;
}
