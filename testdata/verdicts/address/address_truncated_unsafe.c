// verdict: FAILED
// property: assertion line 8
// why: The low 32 bits of two addresses may be the same.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int a, b;
  assert((uint32_t)(uintptr_t)&a != (uint32_t)(uintptr_t)&b);
  return 0;
}
