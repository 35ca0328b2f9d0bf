// verdict: SUCCESSFUL
// why: The value written at i is read at i; elsewhere the old value is read.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a[8] = {0};
  unsigned i = nondet_uint(), j = nondet_uint();
  if (i > 7 || j > 7) return 0;
  a[i] = 5;
 assert(a[j] == (i == j ? 5 : 0));
  return 0;
}
