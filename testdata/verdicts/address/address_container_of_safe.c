// verdict: SUCCESSFUL
// why: The structure around a member, by integers.
#include <assert.h>
#include <stdint.h>
#include <stddef.h>
struct item { int key; int link[2]; };
int main(void) {
  struct item it = {5, {0, 0}};
  int *l = it.link;
  struct item *p = (struct item *)((uintptr_t)l - offsetof(struct item, link));
  assert(p == &it && p->key == 5);
  return 0;
}
