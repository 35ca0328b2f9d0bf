// verdict: SUCCESSFUL
// why: Linked list stored with offset compressed pointers: 32-bit difference to a base.
#include <assert.h>
#include <stdint.h>
#include <string.h>
struct n {
  int32_t next;
  int v;
};
static struct n pool[4];
static struct n *at(int32_t o) {
  return o ? (struct n *)((char *)pool + o) : 0;
}
static int32_t off(struct n *p) {
  return p ? (int32_t)((char *)p - (char *)pool) : 0;
}
int main(void) {
  pool[1].v = 1;
  pool[2].v = 2;
  pool[1].next = off(&pool[2]);
  pool[2].next = off(0);
  int s = 0;
  for (struct n *p = &pool[1]; p; p = at(p->next)) s += p->v;
  assert(s == 3);
  return 0;
}
