// verdict: SUCCESSFUL
// why: A byte written at an unknown place of an int changes it unless the byte was the same.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  int a[2] = {-1, -1};
  unsigned i = nondet_uint() & 7;
  ((char *)a)[i] = 0;
 assert((a[0] != -1) == (i < 4) && (a[1] != -1) == (i >= 4));
  return 0;
}
