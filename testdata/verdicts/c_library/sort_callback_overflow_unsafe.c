// verdict: FAILED
// property: overflow line 10
// check: signed-overflow
// why: The comparison's difference of far-apart values overflows; the place is the comparison's, though a library function calls it.
#include <stdlib.h>
int nondet_int(void);
static int compare(const void *a, const void *b) {
  int x = *(const int *)a;
  int y = *(const int *)b;
  return x - y;
}
int main(void) {
  int a[2] = {nondet_int(), nondet_int()};
  qsort(a, 2, sizeof *a, compare);
  return 0;
}
