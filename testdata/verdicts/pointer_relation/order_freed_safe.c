// verdict: SUCCESSFUL
// why: The order is asked for before the block is freed.
#include <assert.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(4);
  if (!p) return 0;
  char *end = p + 4;
  int before = p < end;
  free(p);
  assert(before);
  return 0;
}
