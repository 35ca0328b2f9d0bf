// verdict: FAILED
// property: memory_leak
// flags: --memory-leak-check
// check: leak-reachable
// why: Where main returns, in place of the call of exit, the block is lost.
#include <stdlib.h>
int nondet_int(void);
int main(void) {
  char *p = malloc(4);
  if (p) p[0] = 1;
  if (nondet_int()) exit(0);
  return 0;
}
