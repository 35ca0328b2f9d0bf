// verdict: FAILED
// property: pointer_dereference line 12
// why: One byte is put together wrong.
#include <assert.h>
#include <stdint.h>
int main(void) {
  int v = 5, *p = &v, *q;
  for (unsigned i = 0; i < sizeof q; i++)
    ((unsigned char *)&q)[i] = ((unsigned char *)&p)[i] ^ (i == 2);
  // q differs from p in the third byte: 65536 bytes away from v

  return *q;
}
