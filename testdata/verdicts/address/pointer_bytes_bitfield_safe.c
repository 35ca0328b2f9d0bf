// verdict: SUCCESSFUL
// why: Bit-fields over the bytes of a pointer show the bits of its address.
#include <assert.h>
#include <stdint.h>
union u { int *p; struct { uint64_t low : 12, page : 52; } f; };
int main(void) {
  int v;
  union u x;
  x.p = &v;
  assert(x.f.low == ((uintptr_t)&v & 4095));
  assert(x.f.page == (uintptr_t)&v >> 12);
  assert(x.f.low % 4 == 0);
  return 0;
}
