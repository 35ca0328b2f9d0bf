// verdict: SUCCESSFUL
// why: Every block is freed before the end of main.
#include <stdlib.h>
extern int nondet_int(void);
static void use(int x) {
  char *p = malloc(16);
  if (!p) return;
  p[0] = (char)(x & 1);
  free(p);
}
static char scrub(void) {
  volatile char s[512];
  for (int i = 0; i < 8; i++) s[i] = 0;
  return s[7];
}
int main(void) {
  use(nondet_int());
  return scrub();
}
