// verdict: SUCCESSFUL
// why: Removing the middle node links its neighbours with each other.
#include <assert.h>
struct d { int v; struct d *prev, *next; };
int main(void) {
  struct d a = {1, 0, 0}, b = {2, &a, 0}, c = {3, &b, 0};
  a.next = &b;
  b.next = &c;
  b.prev->next = b.next;
 b.next->prev = b.prev;
  assert(a.next == &c);
  assert(c.prev == &a);
  return 0;
}
