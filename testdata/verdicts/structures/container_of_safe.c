// verdict: SUCCESSFUL
// why: The enclosing struct is found from its member and read.
#include <stddef.h>
struct link { struct link *next; };
struct item { int a; struct link one, two; int b; };
int main(void) {
  struct item it = {1, {0}, {0}, 2};
 struct link *l = &it.two;
  char *c = (char *)l;
  struct item *p = (struct item *)(c - offsetof(struct item, two));
  return p->a - 1;
}
