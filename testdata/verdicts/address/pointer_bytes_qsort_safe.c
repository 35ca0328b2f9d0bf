// verdict: SUCCESSFUL
// why: Qsort of pointers moves them as bytes.
#include <assert.h>
#include <stdlib.h>
static int cmp(const void *x, const void *y) {
  int a = **(int *const *)x, b = **(int *const *)y;
  return (a > b) - (a < b);
}
int main(void) {
  int u = 3, v = 1, w = 2, *p[3] = {&u, &v, &w};
  qsort(p, 3, sizeof p[0], cmp);
  assert(p[0] == &v && p[1] == &w && p[2] == &u);
  return 0;
}
