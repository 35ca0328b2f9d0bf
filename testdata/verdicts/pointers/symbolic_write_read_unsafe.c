// verdict: FAILED
// property: assertion line 11
// why: If j equals i, the element is 5.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a[8] = {0};
  unsigned i = nondet_uint(), j = nondet_uint();
  if (i > 7 || j > 7) return 0;
  a[i] = 5;
 assert(a[j] == 0);
  return 0;
}
