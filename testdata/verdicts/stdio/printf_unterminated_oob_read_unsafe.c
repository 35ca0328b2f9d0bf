// verdict: FAILED
// property: pointer_dereference line 6
// why: %s reads up to a zero byte, and there is none.
#include <stdio.h>
int main(void) {
  char b[2] = {'a', 'b'}; printf("%s\n", b);
  return 0;
}
