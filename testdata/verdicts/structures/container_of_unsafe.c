// verdict: FAILED
// property: pointer_dereference line 13
// check: before-start
// why: The member is the wrong one, so the pointer starts before the object.
#include <stddef.h>
struct link { struct link *next; };
struct item { int a; struct link one, two; int b; };
int main(void) {
  struct item it = {1, {0}, {0}, 2};
 struct link *l = &it.one;
  char *c = (char *)l;
  struct item *p = (struct item *)(c - offsetof(struct item, two));
  return p->a - 1;
}
