// verdict: FAILED
// property: pointer_dereference line 16
// why: Bytes reversed once.
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
  return *p;
}
