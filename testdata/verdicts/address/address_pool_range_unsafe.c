// verdict: FAILED
// property: pointer_dereference line 12
// why: The end of the pool is let through.
#include <assert.h>
#include <stdint.h>
static unsigned char pool[32];
uintptr_t nondet_address(void);
int main(void) {
  uintptr_t a = nondet_address();
  if (a < (uintptr_t)pool || a > (uintptr_t)pool + sizeof pool)
    return 0;
  *(unsigned char *)a = 1;
  return 0;
}
