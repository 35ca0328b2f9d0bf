// verdict: FAILED
// property: free line 12
// check: double-free
// why: the second round frees the block again; the contract says nothing of what is freed, and the loop is unrolled
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  int *p = malloc(sizeof(int));
  unsigned n = nondet_uint(), i = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
    i++, free(p);
  return 0;
}
