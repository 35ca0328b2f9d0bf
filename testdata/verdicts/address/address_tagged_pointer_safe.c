// verdict: SUCCESSFUL
// why: A tag in the lowest bit of a pointer, and away again.
#include <assert.h>
#include <stdint.h>
struct node { uintptr_t next; int value; };
int nondet_int(void);
int main(void) {
  struct node a = {0, 1}, b = {0, 2};
  int red = nondet_int() & 1;
  a.next = (uintptr_t)&b | red;
  struct node *n = (struct node *)(a.next & ~(uintptr_t)1);
  assert(n == &b && n->value == 2 && (int)(a.next & 1) == red);
  return 0;
}
