// verdict: FAILED
// property: pointer_dereference line 9
// why: A pointer whose first byte is set to zero leads before its object, unless the object lies at a multiple of 256.
#include <assert.h>
int main(void) {
  int v[4] = {1, 2, 3, 4};
  int *p = v + 2;
  ((unsigned char *)&p)[0] = 0;
  return *p == 1 ? 0 : 1;
}
