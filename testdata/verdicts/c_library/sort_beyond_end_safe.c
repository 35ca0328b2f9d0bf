// verdict: SUCCESSFUL
// why: both elements of 8 bytes lie in the array; a sort of no elements reads nothing.
#include <assert.h>
#include <stdlib.h>
static int compare(const void *x, const void *y) {
  int a = *(const int *)x, b = *(const int *)y;
  return (a > b) - (a < b);
}
int main(void) {
  int a[4] = {3, 4, 1, 2};
  qsort(a, 2, 8, compare);
  qsort(NULL, 0, 8, compare);
  assert(a[0] == 1 && a[3] == 4);
}
