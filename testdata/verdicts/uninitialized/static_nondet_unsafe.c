// verdict: FAILED
// property: assertion line 9
// flags: --nondet-static
// why: With that flag the variable starts with any value.
#include <assert.h>
static int level = 2;
static const int limit = 3;
int main(void) {
  assert(limit == 3 && level < limit);
  return 0;
}
