// verdict: FAILED
// property: pointer_dereference line 7
// check: library-sizes
// why: puts reads up to a zero byte, and there is none.
#include <stdio.h>
int main(void) {
  char b[2] = {'a', 'b'}; puts(b);
  return 0;
}
