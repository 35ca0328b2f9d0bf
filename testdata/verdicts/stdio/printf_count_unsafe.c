// verdict: FAILED
// property: pointer_dereference line 8
// why: %n writes to its argument, which is too small.
#include <stdio.h>
int main(void) {
  short n;
  void *p = &n;
  printf("abc%n\n", p);
  return n;
}
