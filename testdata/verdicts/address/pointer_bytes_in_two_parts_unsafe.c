// verdict: FAILED
// property: assertion line 13
// why: A pointer copied in two parts is itself: the one to w, too.
#include <assert.h>
#include <string.h>
unsigned nondet_uint(void);
int main(void) {
  int v = 1, w = 2, *p = nondet_uint() ? &v : &w, *q;
  unsigned n = nondet_uint() % (sizeof p + 1);
  char *to = (char *)&q;
  memcpy(to, &p, n);
  memcpy(to + n, (char *)&p + n, sizeof p - n);
  assert(*q == 1);
  return 0;
}
