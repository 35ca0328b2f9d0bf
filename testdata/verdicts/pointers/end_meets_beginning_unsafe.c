// verdict: FAILED
// property: assertion line 7
// why: The end of a variable may be where another begins: such pointers compare equal then (C11 6.5.9p6).
#include <assert.h>
int a, b;
int main(void) {
  int *p = &a + 1; assert(p != &b);
  return 0;
}
