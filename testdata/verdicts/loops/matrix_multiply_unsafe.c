// verdict: FAILED
// property: assertion line 16
// why: The second factor is not the identity.
#include <assert.h>
extern short nondet_short(void);
int main(void) {
 int a[2][2], e[2][2] = {{1, 0}, {1, 1}}, c[2][2];
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) a[i][j] = nondet_short();
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j++) {
      c[i][j] = 0;
      for (int k = 0; k < 2; k++) c[i][j] += a[i][k] * e[k][j];
    }
  assert(c[0][1] == a[0][1] && c[1][1] == a[1][1]);
  assert(c[0][0] == a[0][0]);
  return 0;
}
