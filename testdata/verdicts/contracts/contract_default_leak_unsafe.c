// verdict: FAILED
// property: memory_leak line 15
// flags: --memory-leak-check
// why: what a round allocates is lost
#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  unsigned n = nondet_uint(), i = 0;
  while (i < n)
  __CPROVER_loop_invariant(i <= n)
  {
    malloc(4);
    i++;
  }
  return 0;
}
