// verdict: SUCCESSFUL
// why: The two pointers are different blocks.
#include <stdlib.h>
int main(void) {
  char *p = malloc(1), *q = malloc(1);
  if (!p || !q) exit(0);
  char *r = q;
  free(p);
  free(r);
  return 0;
}
