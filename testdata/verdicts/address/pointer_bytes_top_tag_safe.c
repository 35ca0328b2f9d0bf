// verdict: SUCCESSFUL
// why: A tag in the highest byte of a pointer, taken out again before it is used.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int v = 9, *p = &v;
  unsigned char *b = (unsigned char *)&p;
  unsigned char was = b[7];
  b[7] = 0xab;
  assert(((uintptr_t)p >> 56) == 0xab);
  uintptr_t plain = (uintptr_t)p & 0xffffffffffffff;
  int *q = (int *)(plain | (uintptr_t)was << 56);
  assert(q == &v && *q == 9);
  return 0;
}
