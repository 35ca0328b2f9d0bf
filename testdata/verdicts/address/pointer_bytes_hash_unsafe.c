// verdict: FAILED
// property: assertion line 17
// why: A hash over the bytes of two different pointers may be the same.
#include <assert.h>
static unsigned char hash(const void *key, unsigned n) {
  const unsigned char *k = key;
  unsigned char h = 7;
  for (unsigned i = 0; i < n; i++)
    h ^= k[i];
  return h;
}
int main(void) {
  int a, b;
  int *p = &a, *q = &b;
  unsigned char x = hash(&p, sizeof p);
  unsigned char y = hash(&q, sizeof q);
  assert(x != y);
  return 0;
}
