// verdict: FAILED
// property: same_object line 8
// check: pointer-comparison
// why: The difference is of pointers into two blocks.
#include <stdlib.h>
int main(void) {
  char *p = malloc(4), *q = malloc(4);
  long d = p && q ? q - p : 0;
  free(p);
  free(q);
  return d > 0;
}
