// verdict: FAILED
// property: pointer_dereference line 7
// why: %s of a null pointer.
#include <stdio.h>
int main(void) {
  char *p = 0;
  printf("%s\n", p);
  return 0;
}
