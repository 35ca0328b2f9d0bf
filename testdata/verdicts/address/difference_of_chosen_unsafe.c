// verdict: FAILED
// property: assertion line 10
// why: b may lie before a or behind it.
#include <assert.h>
#include <stdint.h>
int nondet_int(void);
char a[4], b[4];
int main(void) {
  char *p = nondet_int() ? a : b;
  assert((intptr_t)p - (intptr_t)a >= 0);
}
