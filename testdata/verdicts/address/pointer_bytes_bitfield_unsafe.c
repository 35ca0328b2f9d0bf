// verdict: FAILED
// property: assertion line 9
// why: Where in its page a variable lies is not known.
#include <assert.h>
#include <stdint.h>
union u { int *p; struct { uint64_t low : 12, page : 52; } f; };
int main(void) {
  int v; union u x; x.p = &v;
  assert(x.f.low == 0);
  return 0;
}
