// verdict: SUCCESSFUL
// why: Each object calls the function of its own table.
#include <assert.h>
struct shape;
struct ops { int (*area)(const struct shape *); };
struct shape { const struct ops *ops; int w, h; };
static int rect(const struct shape *s) { return s->w * s->h; }
static int tri(const struct shape *s) { return s->w * s->h / 2; }
static const struct ops r = {rect};
static const struct ops t = {tri};
extern _Bool nondet_bool(void);
int main(void) {
  struct shape s = {nondet_bool() ? &r : &t, 3, 4};
  int a = s.ops->area(&s);
  assert(a == 12 || a == 6);
  return 0;
}
