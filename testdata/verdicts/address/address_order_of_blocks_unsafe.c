// verdict: FAILED
// property: assertion line 11
// why: A later block need not have the higher address: as integers, addresses compare either way.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(100), *q = malloc(1), *r = q;
  if (!p || !q) return 0;
  free(p), r = malloc(100);
  assert((uintptr_t)q < (uintptr_t)r || !r);
  return 0;
}
