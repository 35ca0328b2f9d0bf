// verdict: FAILED
// property: assertion line 11
// why: The tag is not taken away.
#include <assert.h>
#include <stdint.h>
struct node { uintptr_t next; int value; };
int main(void) {
  struct node a = {0, 1}, b = {0, 2};
  a.next = (uintptr_t)&b | 1;
  struct node *n = (struct node *)a.next;
  assert(n->value == 2);
  return 0;
}
