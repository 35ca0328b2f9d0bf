// verdict: SUCCESSFUL
// why: a block that realloc has moved or not lies apart from the other blocks.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(8), *r = malloc(8);
  if (!p || !r) return 0;
  char *q = realloc(p, 4);
  assert((uintptr_t)q != (uintptr_t)r);
  assert(q || (uintptr_t)p != (uintptr_t)r);
}
