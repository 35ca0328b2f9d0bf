// verdict: SUCCESSFUL
// why: A pointer boxed in the low 48 bits of a NaN.
#include <assert.h>
#include <stdint.h>
#include <string.h>
static double box(void *p) {
  uint64_t n;
  memcpy(&n, &p, sizeof n);
  n |= 0xfff8000000000000u;
  double d;
  memcpy(&d, &n, sizeof d);
  return d;
}
static void *unbox(double d) {
  uint64_t n;
  memcpy(&n, &d, sizeof n);
  n &= 0xffffffffffffu;
  void *p;
  memcpy(&p, &n, sizeof p);
  return p;
}
int main(void) {
  int v = 3;
  int *q = unbox(box(&v));
  assert(q == &v && *q == 3);
  return 0;
}
