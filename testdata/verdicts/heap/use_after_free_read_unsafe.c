// verdict: FAILED
// property: pointer_dereference line 11
// check: use-after-free
// why: The value is read after the block is freed.
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  if (!p) return 1;
  *p = 7;
 free(p);
 int v = *p;
  return v - 7;
}
