// verdict: FAILED
// property: same_object line 8
// check: pointer-comparison
// why: the caller passes the addresses of two variables
#include <stddef.h>
struct s { int a; } x, y;
static int before(struct s *p, struct s *q) {
  return p < q; }
int main(void) { return before(&x, &y); }
