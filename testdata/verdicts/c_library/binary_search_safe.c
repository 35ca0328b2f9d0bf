// verdict: SUCCESSFUL
// why: The search finds every element of the sorted table.
#include <assert.h>
extern unsigned nondet_uint(void);
static const int t[7] = {2, 3, 5, 7, 11, 13, 17};
static int find(int key) {
  int lo = 0, hi = 7;
  while (lo < hi) {
    int mid = lo + (hi - lo) / 2;
    if (t[mid] == key) return mid;
    if (t[mid] < key) lo = mid + 1;
   else hi = mid;
  }
  return -1;
}
int main(void) {
  unsigned i = nondet_uint();
  if (i > 6) return 0;
  assert(find(t[i]) == (int)i);
  return 0;
}
