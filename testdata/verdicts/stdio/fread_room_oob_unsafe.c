// verdict: FAILED
// property: pointer_dereference line 8
// check: library-sizes
// why: One byte more than the buffer has.
#include <stdio.h>
int main(void) {
  char b[4] = {0};
  size_t n = fread(b, 1, sizeof b + 1, stdin);
  return n > 5;
}
