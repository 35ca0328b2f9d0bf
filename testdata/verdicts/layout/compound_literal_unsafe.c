// verdict: FAILED
// property: assertion line 10
// why: The second member was not named, so it is zero.
#include <assert.h>
struct p { int x, y; };
static int sum(const struct p *p) { return p->x + p->y; }
int main(void) {
  struct p *q = &(struct p){.x = 4};
  assert(q->x == 4);
  assert(sum(q) == 7);
  return 0;
}
