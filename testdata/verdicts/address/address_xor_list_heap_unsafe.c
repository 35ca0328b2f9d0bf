// verdict: FAILED
// property: pointer_dereference line 18
// why: As for an exclusive-or list, but the last link leads nowhere.
#include <assert.h>
#include <stdint.h>
#include <stdlib.h>
struct node { uintptr_t link; int value; };
int main(void) {
  struct node *a = malloc(sizeof *a), *b = malloc(sizeof *b);
  if (!a || !b)
    return 0;
  a->value = 1, b->value = 2;
  a->link = 0 ^ (uintptr_t)b;
  b->link = (uintptr_t)a ^ 8;
  uintptr_t before = 0;
  int sum = 0;
  for (struct node *p = a; p;) {
    sum += p->value;
    uintptr_t next = p->link ^ before;
    before = (uintptr_t)p;
    p = (struct node *)next;
  }
  return sum;
}
