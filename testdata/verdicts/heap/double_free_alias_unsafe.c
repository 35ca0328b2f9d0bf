// verdict: FAILED
// property: free line 12
// check: double-free
// why: q is the same block as p and is freed again.
#include <stdlib.h>
int main(void) {
  char *p = malloc(1), *q = malloc(1);
  if (!p || !q) exit(0);
  char *r = q;
 r = p;
  free(p);
  free(r);
  return 0;
}
