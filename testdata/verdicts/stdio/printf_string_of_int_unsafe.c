// verdict: FAILED
// property: pointer_dereference line 6
// why: %s of a number that is no address.
#include <stdio.h>
int main(void) {
  printf("%s\n", 5);
  return 0;
}
