// verdict: SUCCESSFUL
// why: The address of a, joined with any number, is found equal to the address of b: it leads to b. (Was FAILED: only a was looked for.)
#include <assert.h>
#include <stdint.h>
uintptr_t nondet_uintptr(void);
int a, b;
int main(void) {
  uintptr_t x = (uintptr_t)&a | nondet_uintptr();
  if (x == (uintptr_t)&b) {
    *(int *)x = 5;
    assert(b == 5 && a == 0);
  }
  uintptr_t y = (uintptr_t)&a & nondet_uintptr();
  if (y == (uintptr_t)&b)
    assert(*(int *)y == b);
  return 0;
}
