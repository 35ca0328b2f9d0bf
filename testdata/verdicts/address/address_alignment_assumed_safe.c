// verdict: SUCCESSFUL
// why: A block from malloc is aligned for any type.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(16);
  if (!p) return 0;
  assert(((uintptr_t)p & 15) == 0);
  free(p);
  return 0;
}
