// verdict: FAILED
// property: assertion line 16
// why: A new block may lie where the freed one was: then the bytes kept of its address are the same.
#include <assert.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = malloc(8), old[sizeof p];
  if (!p)
    return 0;
  memcpy(old, &p, sizeof p);
  free(p);
  char *q = malloc(8);
  if (!q)
    return 0;
  assert(memcmp(old, &q, sizeof q) != 0);
  free(q);
  return 0;
}
