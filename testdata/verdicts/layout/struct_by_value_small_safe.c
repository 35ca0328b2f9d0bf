// verdict: SUCCESSFUL
// why: The callee changes its own copy of the struct.
#include <assert.h>
struct pair { int a, b; };
static struct pair bump(struct pair p) {
  p.a += 1;
  p.b += 2;
  return p;
}
int main(void) {
  struct pair p = {1, 2}, q = bump(p);
  assert(q.a == 2 && q.b == 4);
 assert(p.a == 1);
  return 0;
}
