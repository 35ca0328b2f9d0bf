// verdict: FAILED
// property: assertion line 11
// why: If the slots are the same the write goes to y.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int x = 0, y = 0, *t[3] = {&x, &x, &x};
  unsigned i = nondet_uint() % 3, j = nondet_uint() % 3;
  t[i] = &y;
  *t[j] = 1;
 assert(x == 1);
  return 0;
}
