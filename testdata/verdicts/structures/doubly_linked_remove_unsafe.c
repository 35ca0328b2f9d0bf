// verdict: FAILED
// property: assertion line 12
// why: Only the forward link is changed, the backward link is stale.
#include <assert.h>
struct d { int v; struct d *prev, *next; };
int main(void) {
  struct d a = {1, 0, 0}, b = {2, &a, 0}, c = {3, &b, 0};
  a.next = &b;
  b.next = &c;
  b.prev->next = b.next;
  assert(a.next == &c);
  assert(c.prev == &a);
  return 0;
}
