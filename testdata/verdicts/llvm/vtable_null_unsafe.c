// verdict: FAILED
// property: pointer_dereference line 15
// check: null-pointer
// why: The second table has no area function.
#include <assert.h>
struct shape;
struct ops { int (*area)(const struct shape *); };
struct shape { const struct ops *ops; int w, h; };
static int rect(const struct shape *s) { return s->w * s->h; }
static const struct ops r = {rect};
static const struct ops t = {0};
extern _Bool nondet_bool(void);
int main(void) {
  struct shape s = {nondet_bool() ? &r : &t, 3, 4};
  int a = s.ops->area(&s);
  assert(a == 12 || a == 6);
  return 0;
}
