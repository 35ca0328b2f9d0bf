// verdict: FAILED
// property: pointer_dereference line 10
// why: Decrypted with another key.
#include <assert.h>
int main(void) {
  int v = 3, *p = &v;
  unsigned char *b = (unsigned char *)&p;
  for (unsigned i = 0; i < sizeof p; i++) b[i] ^= 0x5a;
  for (unsigned i = 0; i < sizeof p; i++) b[i] ^= 0x5a ^ (i == 1 ? 1 : 0);
  return *p;
}
