// verdict: FAILED
// property: pointer_dereference line 14
// why: lsearch has no room for a key that it does not find.
#include <search.h>
#include <stdlib.h>
extern int nondet_int(void);
static int equal(const void *a, const void *b) {
  return *(const int *)a != *(const int *)b;
}
int main(void) {
  int a[3] = {1, 2, 3};
  size_t n = 3;
  int key = nondet_int();
  lsearch(&key, a, &n, sizeof *a, equal);
  return 0;
}
