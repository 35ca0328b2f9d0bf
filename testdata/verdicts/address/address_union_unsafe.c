// verdict: FAILED
// property: assertion line 11
// why: An integer read from a union's pointer is any aligned address.
#include <assert.h>
#include <stdint.h>
union both { int *p; uintptr_t u; };
int main(void) {
  int v = 3;
  union both x;
  x.p = &v;
  assert(x.u % 8 == 0);
  return 0;
}
