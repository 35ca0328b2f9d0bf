// verdict: SUCCESSFUL
// check: missing-return
// why: The elements differ, so that each comparison returns; what the visitor would return is not used.
#include <stdlib.h>
static int compare(const void *p, const void *q) {
  int x = *(const int *)p, y = *(const int *)q;
  if (x < y) return -1;
  else if (x > y) return 1;
}
static int visit(int *x) { ++*x; }
static void each(int *a, int n) { for (int i = 0; i < n; i++) visit(a + i); }
int main(void) {
  int a[2] = {3, 2};
  qsort(a, 2, sizeof *a, compare);
  each(a, 2);
  return a[0] - 3;
}
