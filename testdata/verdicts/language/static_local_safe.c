// verdict: SUCCESSFUL
// why: The static counter keeps its value between calls.
#include <assert.h>
static int tick(void) {
  static int n;
  return ++n;
}
int main(void) {
  int a = tick(), b = tick();
  assert(a == 1 && b == 2);
 assert(tick() == 3);
  return 0;
}
