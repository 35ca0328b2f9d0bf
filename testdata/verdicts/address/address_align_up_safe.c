// verdict: SUCCESSFUL
// why: An address brought up to a multiple of 32 stays within 31 bytes.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = malloc(64);
  if (!p)
    return 0;
  uintptr_t a = (uintptr_t)p, up = (a + 31) & ~(uintptr_t)31;
  assert(up >= a && up - a < 32);
  free(p);
  return 0;
}
