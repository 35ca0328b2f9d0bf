// verdict: SUCCESSFUL
// why: A comparison function leaves qsort by a jump: only arrays without negative numbers are sorted to the end.
#include <assert.h>
#include <setjmp.h>
#include <stdlib.h>
static jmp_buf back;
int nondet_int(void);
static int compare(const void *a, const void *b) {
  int x = *(const int *)a, y = *(const int *)b;
  if (x < 0 || y < 0)
    longjmp(back, 1);
  return (x > y) - (x < y);
}
int main(void) {
  int a[3] = {nondet_int(), nondet_int(), 2};
  if (setjmp(back))
    return 0;
  qsort(a, 3, sizeof *a, compare);
  assert(a[0] >= 0 && a[0] <= a[1] && a[1] <= a[2]);
  return 0;
}
