// verdict: FAILED
// property: pointer_dereference line 8
// check: null-pointer
// why: malloc may give null by default and the result is not tested.
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  *p = 3;
  int v = *p;
  free(p);
  return v - 3;
}
