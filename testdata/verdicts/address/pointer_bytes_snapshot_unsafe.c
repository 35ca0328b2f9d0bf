// verdict: FAILED
// property: assertion line 16
// why: A byte of a record, picked at random, may be one of the pointer that the function replaces.
#include <assert.h>
#include <stdint.h>
unsigned nondet_uint(void);
struct node { struct node *next, *last; uint32_t count; const char *name; };
static void turn(struct node *n) { n->next = n->last; }
int main(void) {
  struct node a = {0, 0, 1, "a"}, b = {&a, &b, 2, "b"};
  unsigned i = nondet_uint() % sizeof b;
  const unsigned char *bytes = (const unsigned char *)&b;
  unsigned char old = bytes[i];
  turn(&b);
  assert(b.next == &b && b.last == &b);
  assert(bytes[i] == old);
  return 0;
}
