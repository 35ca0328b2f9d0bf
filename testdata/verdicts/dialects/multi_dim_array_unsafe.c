// verdict: FAILED
// property: assertion line 12
// why: Place (i, j, k) in memory order is 6i + 2j + k, not 6i + 3j + k.
#include <assert.h>
extern unsigned nondet_uint(void);
static int a[2][3][2];
int main(void) {
  unsigned i = nondet_uint(), j = nondet_uint(), k = nondet_uint();
  if (i > 1 || j > 2 || k > 1) return 0;
  a[i][j][k] = 9;
  int *flat = (int *)a;
 if (j < 2) assert(flat[6 * i + 3 * j + k] == 9);
  return 0;
}
