// verdict: FAILED
// property: assertion line 10
// why: the new block may lie where the freed one was.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(8);
  free(p);
  char *q = malloc(8);
  assert(!q || p != q);
}
