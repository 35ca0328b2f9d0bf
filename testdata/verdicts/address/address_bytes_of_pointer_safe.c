// verdict: SUCCESSFUL
// why: A pointer copied byte by byte is the pointer.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int v = 3, *p = &v, *q;
  unsigned char bytes[sizeof p];
  for (unsigned i = 0; i < sizeof p; i++)
    bytes[i] = ((unsigned char *)&p)[i];
  for (unsigned i = 0; i < sizeof p; i++)
    ((unsigned char *)&q)[i] = bytes[i];
  assert(*q == 3 && (uintptr_t)q == (uintptr_t)&v);
  return 0;
}
