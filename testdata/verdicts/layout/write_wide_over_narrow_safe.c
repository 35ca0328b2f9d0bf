// verdict: SUCCESSFUL
// why: A four-byte write at an odd place covers parts of two ints.
#include <assert.h>
#include <string.h>
int main(void) {
  unsigned a[2] = {0, 0}, v = 0xddccbbaau;
  memcpy((char *)a + 1, &v, 4);
 assert(a[0] == 0xccbbaa00u && a[1] == 0xddu);
  return 0;
}
