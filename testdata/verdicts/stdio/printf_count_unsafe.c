// verdict: FAILED
// property: pointer_dereference line 7
// why: %n writes to its argument, which is too small.
#include <stdio.h>
int main(void) {
  short n;
  printf("abc%n\n", &n);
  return n;
}
