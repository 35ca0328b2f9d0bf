// verdict: SUCCESSFUL
// why: What malloc gives is aligned for any type, and a place in it by its offset.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(32);
  if (!p)
    return 0;
  assert(((uintptr_t)p & 7) == 0 && (uintptr_t)p % 16 == 0 && ((uintptr_t)(p + 3) & 3) == 3);
  free(p);
  return 0;
}
