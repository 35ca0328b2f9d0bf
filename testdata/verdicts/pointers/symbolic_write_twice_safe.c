// verdict: SUCCESSFUL
// why: The later write wins where the indices meet.
#include <assert.h>
extern unsigned nondet_uint(void);
static short a[16];
int main(void) {
  unsigned i = nondet_uint() % 16, k = nondet_uint() % 16;
  a[i] = 1;
  a[k] = 2;
  assert(a[k] == 2);
 assert(a[i] == (i == k ? 2 : 1));
  return 0;
}
