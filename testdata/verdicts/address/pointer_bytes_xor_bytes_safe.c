// verdict: SUCCESSFUL
// why: Pointer encrypted bytewise and decrypted.
#include <assert.h>
int main(void) {
  int v = 3, *p = &v;
  unsigned char *b = (unsigned char *)&p;
  for (unsigned i = 0; i < sizeof p; i++) b[i] ^= 0x5a;
  for (unsigned i = 0; i < sizeof p; i++) b[i] ^= 0x5a;
  assert(p == &v && *p == 3);
  return 0;
}
