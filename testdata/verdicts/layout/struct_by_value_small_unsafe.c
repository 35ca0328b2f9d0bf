// verdict: FAILED
// property: assertion line 14
// why: The caller's struct keeps 1, only the copy was changed.
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
 assert(p.a == 2);
  return 0;
}
