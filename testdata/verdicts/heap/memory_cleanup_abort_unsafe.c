// verdict: FAILED
// property: memory_leak
// flags: --memory-cleanup-check
// why: Where the program ends by abort the buffer is still allocated.
#include <stdlib.h>
extern int nondet_int(void);
int main(void) {
  char *p = malloc(8);
  if (!p) return 1;
  if (nondet_int() == 5) abort();
  free(p);
  return 0;
}
