// verdict: SUCCESSFUL
// why: A pointer taken apart by shifts and put together by shifts leads to its object.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int v = 5, *p = &v;
  unsigned char b[sizeof p];
  for (unsigned i = 0; i < sizeof p; i++)
    b[i] = (unsigned char)((uintptr_t)p >> 8 * i);
  int *q;
  for (unsigned i = 0; i < sizeof q; i++)
    ((unsigned char *)&q)[i] = b[i];
  assert(q == p);
  *q = 6;
  assert(v == 6);
  return 0;
}
