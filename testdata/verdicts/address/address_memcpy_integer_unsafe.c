// verdict: FAILED
// property: assertion line 11
// why: An integer copied from a pointer's bytes is any aligned address.
#include <assert.h>
#include <stdint.h>
#include <string.h>
int main(void) {
  short v = 3, *p = &v;
  uintptr_t u;
  memcpy(&u, &p, sizeof u);
  assert(u % 4 == 0);
  return 0;
}
