// verdict: SUCCESSFUL
// why: A buffer with room to align in.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *raw = malloc(100 + 31);
  if (!raw)
    return 0;
  char *p = (char *)(((uintptr_t)raw + 31) & ~(uintptr_t)31);
  assert((uintptr_t)p % 32 == 0);
  p[0] = 1;
  p[99] = 2;
  free(raw);
  return 0;
}
