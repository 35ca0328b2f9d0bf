// verdict: SUCCESSFUL
// why: A byte of a record with pointers, picked at random, is the same before and after a function that writes one other field.
#include <assert.h>
#include <stdint.h>
unsigned nondet_uint(void);
struct node { struct node *next, *last; uint32_t count; const char *name; };
static void touch(struct node *n) { n->count++; }
int main(void) {
  struct node a = {0, 0, 1, "a"}, b = {&a, &a, 2, "b"};
  a.next = nondet_uint() ? &b : &a;
  unsigned i = nondet_uint() % sizeof a;
  const unsigned char *bytes = (const unsigned char *)&a;
  unsigned char old = bytes[i];
  touch(&b);
  assert(bytes[i] == old);
  touch(&a);
  assert(bytes[i] == old || (i >= 16 && i < 20));
  return 0;
}
