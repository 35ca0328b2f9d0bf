// verdict: SUCCESSFUL
// check: double-free
// why: Each of the blocks is freed once and its slot set to null.
#include <stdlib.h>
extern unsigned nondet_uint(void);
int main(void) {
  void *p[2] = {malloc(1), malloc(2)};
  if (!p[0] || !p[1]) return 0;
  for (int k = 0; k < 3; k++) {
    unsigned i = nondet_uint() & 1;
    free(p[i]);
   p[i] = 0;
  }
  return 0;
}
