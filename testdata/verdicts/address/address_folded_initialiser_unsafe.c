// verdict: FAILED
// property: assertion line 9
// why: The address of a global as the initial value of an integer is any that is aligned.
#include <assert.h>
#include <stdint.h>
static int v;
static uintptr_t where = (uintptr_t)&v;
int main(void) {
  assert(where % 16 == 0);
  return 0;
}
