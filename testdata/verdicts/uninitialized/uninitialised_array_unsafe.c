// verdict: FAILED
// property: assertion line 10
// why: Two unset elements need not be equal.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a[4];
  unsigned i = nondet_uint() % 4, j = nondet_uint() % 4;
 if (i <= j)
  assert(a[i] == a[j]);
  return 0;
}
