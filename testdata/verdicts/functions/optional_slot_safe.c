// verdict: SUCCESSFUL
// why: A slot that only the larger table has holds a pointer to x wherever the table is the larger one.
#include <assert.h>
#include <stdlib.h>
extern int nondet_int(void);
int main(void) {
  int x = 3, big = nondet_int() != 0;
  size_t n = big ? 4 : 2;
  int **t = malloc(n * sizeof *t);
  if (!t) return 0;
  for (size_t i = 0; i < 4; i++)
    if (i < n) t[i] = &x;
  size_t k = (unsigned)nondet_int() & (n - 1);
  *t[k] = 5;
  assert(x == 5 && **t == 5);
  free(t);
  return 0;
}
