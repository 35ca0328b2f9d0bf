// verdict: SUCCESSFUL
// why: The number of a cell from its address.
#include <assert.h>
#include <stdint.h>
static struct { int a, b; } pool[8];
uintptr_t nondet_address(void);
int main(void) {
  uintptr_t a = nondet_address(), base = (uintptr_t)pool;
  if (a - base >= sizeof pool)
    return 0;
  pool[(a - base) / sizeof *pool].b = 1;
  return 0;
}
