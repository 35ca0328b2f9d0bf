// verdict: SUCCESSFUL
// why: Merge sort of 4 numbers sorts, and keeps how often each number occurs.
#include <assert.h>
#include <string.h>
extern int nondet_int(void);
static int a[4], t[4];
static void sort(int l, int r) {
  if (r - l < 2) return;
  int m = (l + r) / 2, i = l, j = m, k = l;
  sort(l, m);
  sort(m, r);
  while (i < m && j < r) t[k++] = a[i] <= a[j] ? a[i++] : a[j++];
  while (i < m) t[k++] = a[i++];
  while (j < r) t[k++] = a[j++];
  memcpy(a + l, t + l, (r - l) * sizeof *a);
}
int main(void) {
  int x = nondet_int(), before = 0, after = 0;
  for (int i = 0; i < 4; i++) before += (a[i] = nondet_int()) == x;
  sort(0, 4);
  for (int i = 0; i < 4; i++) after += a[i] == x;
  for (int i = 0; i < 3; i++) assert(a[i] <= a[i + 1]);
  assert(before == after);
  return 0;
}
