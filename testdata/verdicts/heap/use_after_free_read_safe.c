// verdict: SUCCESSFUL
// why: The value is read before the block is freed.
#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  if (!p) return 1;
  *p = 7;
 int v = *p;
 free(p);
  return v - 7;
}
