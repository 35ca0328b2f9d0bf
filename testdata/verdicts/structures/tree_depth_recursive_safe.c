// verdict: SUCCESSFUL
// why: The tree built here has depth three and the recursion ends at the null children.
#include <assert.h>
struct tree { struct tree *l, *r; };
static int depth(const struct tree *t) {
  if (!t) return 0;
  int a = depth(t->l), b = depth(t->r);
  return 1 + (a > b ? a : b);
}
int main(void) {
  struct tree d = {0, 0}, c = {0, &d}, b = {0, 0}, a = {&b, &c};
 assert(depth(&a) == 3);
  return 0;
}
