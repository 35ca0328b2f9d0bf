// verdict: SUCCESSFUL
// why: variables do not overlap, so their addresses differ by at least the size of one of them.
#include <assert.h>
#include <stdint.h>
int nondet_int(void);
char a[4], b[4];
int main(void) {
  char *p = nondet_int() ? a : b;
  assert(p == a || (uintptr_t)p - (uintptr_t)a > 3);
}
