// verdict: FAILED
// property: assertion line 10
// why: The unknown place may be in the second int.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a[2] = {-1, -1};
  unsigned i = nondet_uint() & 7;
  ((char *)a)[i] = 0;
 assert(a[1] == -1);
  return 0;
}
