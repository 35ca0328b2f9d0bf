// verdict: SUCCESSFUL
// why: The sum lies among the addresses of b's elements, as the program has asked, so it leads into b.
#include <assert.h>
#include <stdint.h>
uintptr_t nondet_uintptr(void);
char a[16], b[16];
int main(void) {
  uintptr_t x = (uintptr_t)a + nondet_uintptr(), low = (uintptr_t)b;
  if (x >= low && x - low < sizeof b) {
    char *p = (char *)x;
    *p = 5;
    assert(b[x - low] == 5 && p - b < 16);
  }
  return 0;
}
