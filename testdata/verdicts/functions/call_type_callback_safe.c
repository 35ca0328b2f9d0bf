// verdict: SUCCESSFUL
// check: call-type
// why: In LLVM a pointer to const void and one to const int are one type; no machine tells them apart, and neither do we.
#include <assert.h>
#include <stdlib.h>
static int compare(const int *x, const int *y) { return *x < *y ? -1 : *x > *y; }
int main(void) {
  int a[2] = {2, 1};
  qsort(a, 2, sizeof *a, (int (*)(const void *, const void *))compare);
  assert(a[0] == 1);
  return 0;
}
