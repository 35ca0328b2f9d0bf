// verdict: SUCCESSFUL
// why: Addresses kept as integers in a table lead back to their objects.
#include <assert.h>
#include <stdint.h>
static uintptr_t table[4];
unsigned nondet_uint(void);
int main(void) {
  int a = 1, b = 2, c = 3, d = 4;
  table[0] = (uintptr_t)&a, table[1] = (uintptr_t)&b, table[2] = (uintptr_t)&c, table[3] = (uintptr_t)&d;
  unsigned i = nondet_uint() % 4;
  assert(*(int *)table[i] == (int)i + 1);
  return 0;
}
