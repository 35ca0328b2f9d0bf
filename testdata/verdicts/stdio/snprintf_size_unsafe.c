// verdict: FAILED
// property: pointer_dereference line 7
// why: The size given is not the buffer's.
#include <stdio.h>
int main(void) {
  char b[4];
  snprintf(b, 8, "%s", "hello");
  return b[0];
}
