// verdict: SUCCESSFUL
// why: The low byte of a little-endian int comes first.
#include <assert.h>
union u { unsigned i; unsigned char b[4]; };
int main(void) {
  union u x;
  x.i = 0x11223344u;
 assert(x.b[0] == 0x44 && x.b[3] == 0x11);
  x.b[1] = 0xff;
  assert(x.i == 0x1122ff44u);
  return 0;
}
