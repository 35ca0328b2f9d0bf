// verdict: SUCCESSFUL
// why: A list whose links are the exclusive or of both neighbours.
#include <assert.h>
#include <stdint.h>
struct node { uintptr_t link; int value; };
int main(void) {
  struct node n[3] = {{0, 1}, {0, 2}, {0, 3}};
  n[0].link = 0 ^ (uintptr_t)&n[1];
  n[1].link = (uintptr_t)&n[0] ^ (uintptr_t)&n[2];
  n[2].link = (uintptr_t)&n[1] ^ 0;
  int sum = 0;
  uintptr_t before = 0;
  for (struct node *p = &n[0]; p;) {
    sum += p->value;
    uintptr_t next = p->link ^ before;
    before = (uintptr_t)p;
    p = (struct node *)next;
  }
  assert(sum == 6);
  return 0;
}
