// verdict: FAILED
// property: pointer_dereference line 9
// why: A number written over a pointer is no object's address.
#include <stdint.h>
union u { int *p; uint64_t n; };
int main(void) {
  int v = 1; union u x; x.p = &v;
  x.n = (uint64_t)1 << 44;
  return *x.p;
}
