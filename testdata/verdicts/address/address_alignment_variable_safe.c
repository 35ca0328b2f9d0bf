// verdict: SUCCESSFUL
// why: Alignments that were asked for.
#include <assert.h>
#include <stdalign.h>
#include <stdint.h>
#include <stdlib.h>
static alignas(128) char g[3];
int main(void) {
  alignas(64) char c = 1;
  long l = 2;
  assert(((uintptr_t)&c & 63) == 0 && (uintptr_t)&l % alignof(long) == 0 && ((uintptr_t)g & 127) == 0);
  void *p = aligned_alloc(4096, 4096);
  assert(((uintptr_t)p & 4095) == 0);
  free(p);
  return c + l == 3 ? 0 : 1;
}
