// verdict: SUCCESSFUL
// why: Each round of the loop has its own literal; the one of the function's block lives on.
#include <assert.h>
struct s { int a, b; };
static int sum(struct s *p) { return p->a + p->b; }
int main(void) {
  int *p = (int[]){1, 2}, t = 0;
  for (int i = 0; i < 3; i++) {
    int *q = &(int){i};
    if (i == 1)
      continue;
    t += *q + sum(&(struct s){i, p[1]});
  }
  assert(t == 8 && p[0] == 1);
  return 0;
}
