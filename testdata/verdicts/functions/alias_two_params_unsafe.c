// verdict: FAILED
// property: assertion line 12
// why: Both parameters point to the same variable.
#include <assert.h>
static int set(int *p, int *q) {
  *p = 1;
  *q = 2;
  return *p;
}
int main(void) {
  int x = 0, y = 0;
 assert(set(&x, &x) == 1);
  return y > 2;
}
