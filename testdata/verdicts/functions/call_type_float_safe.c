// verdict: SUCCESSFUL
// check: call-type
// why: A pointer without prototype passes a float as a double, which the function takes.
#include <assert.h>
static int half(double x) { return x < 1; }
int main(void) {
  int (*f)() = half;
  assert(f(0.5f) == 1);
  return 0;
}
