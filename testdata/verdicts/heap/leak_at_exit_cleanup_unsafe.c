// verdict: FAILED
// property: memory_leak
// flags: --memory-cleanup-check
// check: leak-reachable
// why: Clean-up asks that all is freed, at exit too.
#include <stdlib.h>
int nondet_int(void);
int main(void) {
  char *p = malloc(4);
  if (nondet_int()) exit(0);
  free(p);
  return 0;
}
