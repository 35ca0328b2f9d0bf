// verdict: SUCCESSFUL
// why: Only the heap block is freed.
#include <stdlib.h>
static int fallback = 4;
int main(void) {
  int *p = malloc(sizeof *p);
 if (!p) return 0;
  *p = 1;
  free(p);
  return 0;
}
