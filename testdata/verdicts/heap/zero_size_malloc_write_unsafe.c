// verdict: FAILED
// property: pointer_dereference line 8
// check: past-end
// why: A zero-size block has no byte to write.
#include <stdlib.h>
int main(void) {
  char *p = malloc(0);
 if (p) *p = 1;
  free(p);
  return 0;
}
