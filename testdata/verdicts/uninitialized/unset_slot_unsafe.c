// verdict: FAILED
// property: pointer_dereference line 14
// why: Half of the slots were never set; the index may be one of theirs.
#include <stdlib.h>
extern int nondet_int(void);
int main(void) {
  int x = 3;
  int **t = malloc(4 * sizeof *t);
  if (!t) return 0;
  unsigned n = (unsigned)nondet_int() & 3;
  for (unsigned i = 0; i < 4; i++)
    if (i < n) t[i] = &x;
  unsigned k = (unsigned)nondet_int() & 3;
 *t[k] = 5;
  return 0;
}
