// verdict: FAILED
// property: pointer_dereference line 16
// why: Addresses kept as integers: one of a variable whose block has ended.
#include <assert.h>
#include <stdint.h>
static uintptr_t table[2];
static void keep(void) {
  int local = 2;
  table[1] = (uintptr_t)&local;
}
unsigned nondet_uint(void);
int main(void) {
  int a = 1;
  table[0] = (uintptr_t)&a;
  keep();
  return *(int *)table[nondet_uint() % 2];
}
