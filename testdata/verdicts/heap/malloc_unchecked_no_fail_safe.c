// verdict: SUCCESSFUL
// check: null-pointer
// flags: --no-malloc-may-fail
// why: With the flag malloc never gives null.
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  *p = 3;
  int v = *p;
  free(p);
  return v - 3;
}
