// verdict: FAILED
// property: pointer_dereference line 9
// why: the second element of 8 bytes ends behind the array. Sorting reads it as a whole, though the elements are in order.
#include <stdlib.h>
static int compare(const void *x, const void *y) {
  int a = *(const int *)x, b = *(const int *)y;
  return (a > b) - (a < b);
}
int main(void) { int a[3] = {1, 2, 3}; qsort(a, 2, 8, compare); return 0; }
