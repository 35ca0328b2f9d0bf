// verdict: FAILED
// property: memory_leak
// flags: --memory-leak-check
// why: The block is not freed on the path where x is negative.
#include <stdlib.h>
extern int nondet_int(void);
static void use(int x) {
  char *p = malloc(16);
  if (!p) return;
  p[0] = (char)(x & 1);
 if (x < 0) { p = 0; return; }
  free(p);
}
int main(void) {
  for (int i = 0; i < 3; i++) use(nondet_int());
  return 0;
}
