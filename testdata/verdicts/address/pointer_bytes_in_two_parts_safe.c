// verdict: SUCCESSFUL
// why: A pointer copied in two parts, the first of a length that is not known, is itself.
#include <assert.h>
#include <string.h>
unsigned nondet_uint(void);
int main(void) {
  int v = 1, w = 2, *p = nondet_uint() ? &v : &w, *q;
  unsigned n = nondet_uint() % (sizeof p + 1);
  char *to = (char *)&q;
  const char *from = (const char *)&p;
  memcpy(to, from, n);
  memcpy(to + n, from + n, sizeof p - n);
  assert(q == p && *q > 0);
  return 0;
}
