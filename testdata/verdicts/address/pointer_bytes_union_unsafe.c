// verdict: FAILED
// property: assertion line 10
// why: The difference of two pointers' low words tells how far apart the objects are: any distance.
#include <assert.h>
#include <stdint.h>
union u { int *p; uint16_t h[4]; };
int main(void) {
  int v, w;
  union u x = {&v}, y = {&w};
  assert(x.h[0] == y.h[0]);
  return 0;
}
