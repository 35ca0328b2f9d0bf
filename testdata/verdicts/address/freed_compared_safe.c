// verdict: SUCCESSFUL
// why: the block r is still there when q is made, and no pointer to a block is null.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(8), *r = malloc(8);
  free(p);
  char *q = malloc(8);
  assert(!q || r != q);
  free(q);
  assert(!q || q != r);
}
