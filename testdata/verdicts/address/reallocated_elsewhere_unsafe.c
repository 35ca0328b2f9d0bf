// verdict: FAILED
// property: assertion line 12
// why: realloc may move the block.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(8);
  uintptr_t before = (uintptr_t)p;
  char *q = realloc(p, 4);
  if (!p || !q) return 0;
  assert((uintptr_t)q == before);
}
