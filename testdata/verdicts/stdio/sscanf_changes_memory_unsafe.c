// verdict: FAILED
// property: assertion line 8
// why: sscanf writes the number it read.
#include <assert.h>
#include <stdio.h>
int main(void) {
  int x = 3; sscanf("7", "%d", &x);
  assert(x == 3);
  return 0;
}
