// verdict: SUCCESSFUL
// why: A number written over a pointer is read back as it is.
#include <assert.h>
#include <stdint.h>
union u { int *p; uint64_t n; };
int main(void) {
  int v;
  union u x;
  x.p = &v;
  x.n = (uint64_t)3 << 44 | 16;
  assert((uint64_t)x.p == ((uint64_t)3 << 44 | 16));
  return 0;
}
