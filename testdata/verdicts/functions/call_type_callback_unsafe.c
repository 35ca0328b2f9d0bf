// verdict: FAILED
// property: undefined_behavior line 9
// check: call-type
// why: qsort calls its comparison with two pointers; this one takes integers of half their size.
#include <stdlib.h>
static int compare(int x, int y) { return x < y ? -1 : x > y; }
int main(void) {
  int a[2] = {2, 1};
  qsort(a, 2, sizeof *a, (int (*)(const void *, const void *))compare);
  return a[0];
}
