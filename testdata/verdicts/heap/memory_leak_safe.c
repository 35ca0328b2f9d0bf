// verdict: SUCCESSFUL
// flags: --memory-leak-check
// why: Every block is freed before the end of main.
#include <stdlib.h>
extern int nondet_int(void);
static void use(int x) {
  char *p = malloc(16);
  if (!p) return;
  p[0] = (char)(x & 1);
  free(p);
}
int main(void) {
  for (int i = 0; i < 3; i++) use(nondet_int());
  return 0;
}
