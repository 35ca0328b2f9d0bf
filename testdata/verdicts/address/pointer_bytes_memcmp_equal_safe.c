// verdict: SUCCESSFUL
// why: Equal pointers have equal bytes, pointers to different living objects differ in one, and the sign is turned around.
#include <assert.h>
#include <string.h>
int main(void) {
  int a, b, *p = &a, *q = &b, *r = &a;
  assert(memcmp(&p, &r, sizeof p) == 0);
  int c = memcmp(&p, &q, sizeof p);
  assert(c != 0);
  int d = memcmp(&q, &p, sizeof p);
  assert((c < 0) == (d > 0));
  return 0;
}
