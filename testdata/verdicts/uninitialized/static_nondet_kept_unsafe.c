// verdict: FAILED
// property: assertion line 9
// flags: --nondet-static-exclude=level --nondet-static-exclude=other.c:depth
// why: A variable that the flags do not name starts with any value, and so does one of that name in another file than they say.
#include <assert.h>
static int level = 2, depth = 3;
int main(void) {
  assert(level == 2);
  assert(depth == 3);
}
