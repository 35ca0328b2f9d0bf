// verdict: FAILED
// property: pointer_dereference line 11
// why: There are two elements, not three; the place is that of the call, also after the comparison has run.
#include <stdlib.h>
static int descending(const void *a, const void *b) {
  (void)a, (void)b;
  return 1;
}
int main(void) {
  static int a[2] = {5, 4};
  qsort(a, 3, sizeof *a, descending);
  return a[0];
}
