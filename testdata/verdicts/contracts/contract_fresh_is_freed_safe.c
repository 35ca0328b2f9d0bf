// verdict: SUCCESSFUL
// flags: --replace-call-with-contract f
// why: the block comes from malloc
#include <stdlib.h>
void f(int *p)
__CPROVER_requires(__CPROVER_is_fresh(p, 4)) __CPROVER_assigns() __CPROVER_frees(p);
int main(void) {
  int *x = malloc(8);
  if (x)
    f(x);
  return 0;
}
