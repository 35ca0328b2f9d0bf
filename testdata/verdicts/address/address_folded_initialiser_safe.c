// verdict: SUCCESSFUL
// why: The address of a global as the initial value of an integer leads back to it.
#include <assert.h>
#include <stdint.h>
static int v[4];
static uintptr_t where = (uintptr_t)&v[1];
int main(void) {
  assert(where == (uintptr_t)v + sizeof(int) && where % sizeof(int) == 0);
  *(int *)where = 7;
  assert(v[1] == 7);
  return 0;
}
