// verdict: FAILED
// property: assertion line 12
// why: The symbolic write may have gone to place 3.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a[4] = {0, 1, 2, 3};
  unsigned i = nondet_uint() & 3;
  a[i] = 50;
  a[2] = 60;
  assert(a[2] == 60);
 assert(a[3] == 3);
  return 0;
}
