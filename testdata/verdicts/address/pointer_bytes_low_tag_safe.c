// verdict: SUCCESSFUL
// why: The low bit of an aligned pointer, set and cleared through its first byte.
#include <assert.h>
#include <stdint.h>
int main(void) {
  static int v = 9;
  int *p = &v;
  unsigned char *b = (unsigned char *)&p;
  b[0] |= 1;
  assert((uintptr_t)p == (uintptr_t)&v + 1);
  b[0] &= 0xfe;
  assert(p == &v && *p == 9);
  return 0;
}
