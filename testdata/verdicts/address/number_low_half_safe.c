// verdict: SUCCESSFUL
// why: The upper half of a's address with any lower half may be the address of a or of b, and leads there.
#include <assert.h>
#include <stdint.h>
uint32_t nondet_u32(void);
char a[16], b[16];
int main(void) {
  uintptr_t x = ((uintptr_t)a & 0xffffffff00000000u) | nondet_u32();
  if (x == (uintptr_t)b) {
    *(char *)x = 5;
    assert(b[0] == 5);
  }
  if (x == (uintptr_t)a) {
    *(char *)x = 6;
    assert(a[0] == 6 && b[0] == 0);
  }
  return 0;
}
