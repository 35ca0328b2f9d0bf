// verdict: FAILED
// property: undefined_behavior line 8
// check: missing-return
// why: The result that a statement expression gives is converted and then returned.
#include <stdbool.h>
static bool is(int x) { if (x) return true; }
int main(void) {
  return ({ is(0); }) + 0L == 3;
}
