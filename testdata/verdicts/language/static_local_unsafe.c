// verdict: FAILED
// property: assertion line 12
// why: The third call returns 3.
#include <assert.h>
static int tick(void) {
  static int n;
  return ++n;
}
int main(void) {
  int a = tick(), b = tick();
  assert(a == 1 && b == 2);
 assert(tick() == 1);
  return 0;
}
