// verdict: FAILED
// property: memory_leak
// flags: --sv-comp --prp=with/memcleanup.prp
// why: The program ends by abort() with a block on the heap.
#include <assert.h>
#include <signal.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  char *p = malloc(3);
  if (__VERIFIER_nondet_int()) abort();
  free(p);
  return 0;
}
