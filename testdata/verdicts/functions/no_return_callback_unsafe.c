// verdict: FAILED
// property: undefined_behavior line 13
// check: missing-return
// why: qsort uses what the comparison returns, which has no return for equal elements.
#include <stdlib.h>
static int compare(const void *p, const void *q) {
  int x = *(const int *)p, y = *(const int *)q;
  if (x < y) return -1;
  else if (x > y) return 1;
}
int main(void) {
  int a[2] = {3, 3};
  qsort(a, 2, sizeof *a, compare);
  return 0;
}
