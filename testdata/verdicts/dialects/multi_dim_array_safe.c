// verdict: SUCCESSFUL
// why: The three indices are in range and the element written is the one read.
#include <assert.h>
extern unsigned nondet_uint(void);
static int a[2][3][2];
int main(void) {
  unsigned i = nondet_uint(), j = nondet_uint(), k = nondet_uint();
  if (i > 1 || j > 2 || k > 1) return 0;
  a[i][j][k] = 9;
  int *flat = (int *)a;
 assert(flat[6 * i + 2 * j + k] == 9);
  return 0;
}
