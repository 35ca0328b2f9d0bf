// verdict: SUCCESSFUL
// why: An integer copied from a pointer's bytes is its address.
#include <assert.h>
#include <stdint.h>
#include <string.h>
int main(void) {
  short v = 3, *p = &v, *q;
  uintptr_t u;
  memcpy(&u, &p, sizeof u);
  assert(u == (uintptr_t)&v && u % 2 == 0);
  u ^= 1;
  u ^= 1;
  memcpy(&q, &u, sizeof q);
  assert(*q == 3);
  return 0;
}
