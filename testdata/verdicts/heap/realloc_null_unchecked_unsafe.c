// verdict: FAILED
// property: pointer_dereference line 8
// check: null-pointer
// why: realloc of null may fail and its result is used unchecked.
#include <stdlib.h>
int main(void) {
  char *p = realloc(0, 3);
  p[2] = 1;
  free(p);
  return 0;
}
