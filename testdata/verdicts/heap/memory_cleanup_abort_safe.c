// verdict: SUCCESSFUL
// flags: --memory-cleanup-check
// why: The buffer is freed also where the program ends by abort.
#include <stdlib.h>
extern int nondet_int(void);
int main(void) {
  char *p = malloc(8);
  if (!p) return 1;
  if (nondet_int() == 5) { free(p); abort(); }
  free(p);
  return 0;
}
