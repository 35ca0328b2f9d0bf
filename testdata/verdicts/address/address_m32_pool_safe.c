// verdict: SUCCESSFUL
// flags: -m32
// why: Addresses of 32 bits.
#include <assert.h>
#include <stdint.h>
static unsigned char pool[32];
uintptr_t nondet_address(void);
int main(void) {
  uintptr_t a = nondet_address();
  if (a < (uintptr_t)pool || a >= (uintptr_t)pool + sizeof pool)
    return 0;
  *(unsigned char *)a = 1;
  assert(pool[a - (uintptr_t)pool] == 1);
  return 0;
}
