// verdict: FAILED
// property: assertion line 16
// why: Different pointers may have the same hash.
#include <assert.h>
#include <string.h>
unsigned nondet_uint(void);
static unsigned char hash(const void *p) {
  unsigned char h = 0;
  for (unsigned i = 0; i < sizeof p; i++) h ^= ((const unsigned char *)&p)[i];
  return h;
}
int main(void) {
  char a[8], b[8];
  char *p = &a[nondet_uint() % 8], *q = &b[nondet_uint() % 8];
  if (memcmp(&p, &q, sizeof p) == 0) return 0;
  assert(hash(p) != hash(q));
  return 0;
}
