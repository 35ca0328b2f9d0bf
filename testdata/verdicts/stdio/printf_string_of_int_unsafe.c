// verdict: FAILED
// property: undefined_behavior line 7
// check: call-type
// why: %s of a number that is no address.
#include <stdio.h>
int main(void) {
  printf("%s\n", 5);
  return 0;
}
