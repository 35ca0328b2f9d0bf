// verdict: SUCCESSFUL
// why: The later constant write hides the symbolic one at place 2 only.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a[4] = {0, 1, 2, 3};
  unsigned i = nondet_uint() & 3;
  a[i] = 50;
  a[2] = 60;
  assert(a[2] == 60);
 assert(a[3] == (i == 3 ? 50 : 3));
  return 0;
}
