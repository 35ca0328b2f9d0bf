// verdict: FAILED
// property: pointer_dereference line 12
// why: A buffer with one byte too little room to align in.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *raw = malloc(100 + 15);
  if (!raw)
    return 0;
  char *p = (char *)(((uintptr_t)raw + 31) & ~(uintptr_t)31);
  p[99] = 2;
  free(raw);
  return 0;
}
