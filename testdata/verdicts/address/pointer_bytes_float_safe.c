// verdict: SUCCESSFUL
// why: A pointer kept in a double, as values of scripting languages are, and taken out again.
#include <assert.h>
#include <string.h>
int main(void) {
  int v = 3, *p = &v, *q;
  double d;
  memcpy(&d, &p, sizeof d);
  double e = d;
  memcpy(&q, &e, sizeof q);
  assert(q == &v && *q == 3);
  return 0;
}
