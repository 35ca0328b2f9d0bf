// verdict: SUCCESSFUL
// check: call-type
// why: The pointer is cast back to the function's type before the call (C11 6.3.2.3p8).
#include <assert.h>
typedef int (*one)(int);
typedef int (*two)(int, int);
static int add(int x, int y) { return x + y; }
int main(void) {
  one f = (one)add;
  assert(((two)f)(3, 4) == 7);
  return 0;
}
