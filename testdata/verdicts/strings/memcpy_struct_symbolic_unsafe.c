// verdict: FAILED
// property: pointer_dereference line 15
// check: past-end
// why: The other elements' pointers are null.
#include <string.h>
extern unsigned nondet_uint(void);
struct s { int n; int *p; };
int main(void) {
  int x = 0;
  struct s one = {1, &x}, all[3] = {{0}};
  unsigned i = nondet_uint(), j = nondet_uint();
  if (i > 2 || j > 2) return 0;
  memcpy(&all[i], &one, sizeof one);
 if (all[j].n <= 1)
  *all[j].p = 5;
  return 0;
}
