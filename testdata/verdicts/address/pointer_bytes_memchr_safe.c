// verdict: SUCCESSFUL
// why: Memchr over the bytes of an aligned pointer: not found before the last.
#include <assert.h>
#include <string.h>
int main(void) {
  int v, *p = &v;
  unsigned char *f = memchr(&p, 0xff, sizeof p);
  assert(!f || f < (unsigned char *)&p + 6);
  return 0;
}
