// verdict: FAILED
// property: assertion line 15
// check: other-tools
// why: What memhavoc does is no modification, what the program then stores is.
#include <stdbool.h>
#include <stddef.h>
extern void memhavoc(void *, size_t);
extern void sassert(bool);
extern bool sea_is_modified(char *);
extern bool nd_bool(void);
int main(void) {
  char c, *p = nd_bool() ? &c : NULL;
  memhavoc(p, 1);
  if (p) *p = *p;
  sassert(!sea_is_modified(p));
  return 0;
}
