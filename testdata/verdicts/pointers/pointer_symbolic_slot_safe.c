// verdict: SUCCESSFUL
// why: Only the slot that was written holds the address of y.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int x = 0, y = 0, *t[3] = {&x, &x, &x};
  unsigned i = nondet_uint() % 3, j = nondet_uint() % 3;
  t[i] = &y;
  *t[j] = 1;
 assert(x == (i != j) && y == (i == j));
  return 0;
}
