// verdict: FAILED
// property: assertion line 10
// why: The lowest bit of the address of a char is not free for a tag.
#include <assert.h>
#include <stdint.h>
int main(void) {
  char c[2] = {1, 2};
  uintptr_t t = (uintptr_t)&c[0] | 1;
  char *p = (char *)(t & ~(uintptr_t)1);
  assert(p == &c[0]);
  return 0;
}
