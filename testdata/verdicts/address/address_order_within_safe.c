// verdict: SUCCESSFUL
// why: Addresses in one array are in order.
#include <assert.h>
#include <stdint.h>
int a[8];
unsigned nondet_uint(void);
int main(void) {
  unsigned i = nondet_uint() % 8, j = nondet_uint() % 8;
  assert(((uintptr_t)&a[i] < (uintptr_t)&a[j]) == (i < j));
  assert((uintptr_t)&a[i] - (uintptr_t)a == i * sizeof(int) && (uintptr_t)&a[i] != 0);
  return 0;
}
