// verdict: SUCCESSFUL
// why: Bytes reversed twice.
#include <assert.h>
static void rev(void *q, unsigned n) {
  unsigned char *b = q;
  for (unsigned i = 0; i < n / 2; i++) {
    unsigned char t = b[i];
    b[i] = b[n - 1 - i];
    b[n - 1 - i] = t;
  }
}
int main(void) {
  int v = 3, *p = &v;
  rev(&p, sizeof p);
  rev(&p, sizeof p);
  assert(p == &v && *p == 3);
  return 0;
}
