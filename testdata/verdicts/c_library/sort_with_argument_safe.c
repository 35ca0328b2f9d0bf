// verdict: SUCCESSFUL
// why: qsort_r sorts by what its argument says; lfind finds, lsearch adds what it does not find.
#define _GNU_SOURCE
#include <assert.h>
#include <search.h>
#include <stdlib.h>
extern int nondet_int(void);
static int by(const void *a, const void *b, void *down) {
  int x = *(const int *)a, y = *(const int *)b, c = (x > y) - (x < y);
  return *(int *)down ? -c : c;
}
static int equal(const void *a, const void *b) { return *(const int *)a != *(const int *)b; }
int main(void) {
  int a[4] = {nondet_int(), nondet_int(), nondet_int()}, down = 1;
  qsort_r(a, 3, sizeof *a, by, &down);
  assert(a[0] >= a[1] && a[1] >= a[2]);
  size_t n = 3;
  int key = nondet_int();
  int *p = lfind(&key, a, &n, sizeof *a, equal);
  assert(p ? *p == key : key != a[0] && key != a[1] && key != a[2]);
  int *q = lsearch(&key, a, &n, sizeof *a, equal);
  assert(*q == key && n == (p ? 3 : 4) && (!p || p == q));
  return 0;
}
