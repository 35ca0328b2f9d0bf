// verdict: FAILED
// property: pointer_dereference line 14
// why: The smaller table has no third slot.
#include <stdlib.h>
extern int nondet_int(void);
int main(void) {
  int x = 3, big = nondet_int() != 0;
  size_t n = big ? 4 : 2;
  int **t = malloc(n * sizeof *t);
  if (!t) return 0;
  for (size_t i = 0; i < 4; i++)
    if (i < n) t[i] = &x;
  size_t k = (unsigned)nondet_int() & n;
  int *p = t[k - 2 < 2 ? k : 0];
  free(t);
  return *p;
}
