// verdict: SUCCESSFUL
// why: Row and column are in range, so the flat place is the one written.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int n = 2, m = 3, r = nondet_int(), c = nondet_int();
  if (r < 0 || r >= n || c < 0 || c >= m) return 0;
  int a[n][m];
  for (int i = 0; i < n * m; i++) ((int *)a)[i] = i;
 assert(a[r][c] == r * m + c);
  return 0;
}
