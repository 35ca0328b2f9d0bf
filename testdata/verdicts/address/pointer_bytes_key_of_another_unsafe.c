// verdict: FAILED
// property: assertion line 13
// why: An integer computed from the bytes of a pointer, with another object's address as a key, leads to where the pointer led.
#include <assert.h>
#include <stdint.h>
uintptr_t nondet_uintptr(void);
union u { int *p; uintptr_t i; };
int main(void) {
  int a = 1, b = 2;
  union u x = {&b};
  uintptr_t key = (uintptr_t)&a, other = nondet_uintptr();
  if (other == key) *(int *)(x.i ^ key ^ other) = 3;
  assert(b == 2);
  return 0;
}
