// verdict: SUCCESSFUL
// why: Equal pointers have the same hash, and memcmp finds no difference, wherever they come from.
#include <assert.h>
#include <string.h>
unsigned nondet_uint(void);
static unsigned hash(const void *p) {
  unsigned h = 5381;
  for (unsigned i = 0; i < sizeof p; i++) h = (h << 5 | h >> 27) ^ ((const unsigned char *)&p)[i];
  return h;
}
int main(void) {
  char a[8], b[8];
  char *p = nondet_uint() ? &a[nondet_uint() % 8] : b, *q = nondet_uint() ? &a[nondet_uint() % 8] : b;
  if (p == q) assert(hash(p) == hash(q) && memcmp(&p, &q, sizeof p) == 0);
  return 0;
}
