// verdict: SUCCESSFUL
// why: The compound literal lives as long as the block and can be changed.
#include <assert.h>
struct p { int x, y; };
static int sum(const struct p *p) { return p->x + p->y; }
int main(void) {
  struct p *q = &(struct p){.x = 4};
  assert(q->x == 4);
 q->y = 3;
  assert(sum(q) == 7);
  return 0;
}
