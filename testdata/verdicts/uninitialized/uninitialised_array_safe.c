// verdict: SUCCESSFUL
// why: Two reads of the same unset element agree.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a[4];
  unsigned i = nondet_uint() % 4, j = nondet_uint() % 4;
 if (i == j)
  assert(a[i] == a[j]);
  return 0;
}
