// verdict: SUCCESSFUL
// why: Globals have their initial values, those without one are zero.
#include <assert.h>
struct cfg { int w; char name[4]; int *p; };
static int target = 5, none;
static struct cfg c = {.w = 3, .name = "ab", .p = &target};
int main(void) {
  assert(c.w == 3 && c.name[1] == 'b' && c.name[3] == 0);
  assert(*c.p == 5);
 assert(none == 0);
  return 0;
}
