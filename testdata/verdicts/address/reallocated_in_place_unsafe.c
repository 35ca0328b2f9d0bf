// verdict: FAILED
// property: assertion line 11
// why: realloc may leave the block where it is.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(8);
  uintptr_t before = (uintptr_t)p;
  char *q = realloc(p, 4);
  assert(!q || (uintptr_t)q != before);
}
