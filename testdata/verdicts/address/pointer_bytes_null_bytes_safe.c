// verdict: SUCCESSFUL
// why: The bytes of a null pointer are zero.
#include <assert.h>
#include <string.h>
int main(void) {
  int *p = 0;
  for (unsigned i = 0; i < sizeof p; i++) assert(((unsigned char *)&p)[i] == 0);
  int *q;
  memset(&q, 0, sizeof q);
  assert(q == 0);
  int *r;
  for (unsigned i = 0; i < sizeof r; i++) ((char *)&r)[i] = 0;
  assert(!r);
  return 0;
}
