// verdict: FAILED
// property: pointer_dereference line 6
// why: The format asks for two arguments and there is one.
#include <stdio.h>
int main(void) {
  printf("%d %s\n", 5);
  return 0;
}
