// verdict: FAILED
// property: assertion line 20
// why: The upper bound skips the middle's neighbour, so some key is missed.
#include <assert.h>
extern unsigned nondet_uint(void);
static const int t[7] = {2, 3, 5, 7, 11, 13, 17};
static int find(int key) {
  int lo = 0, hi = 7;
  while (lo < hi) {
    int mid = lo + (hi - lo) / 2;
    if (t[mid] == key) return mid;
    if (t[mid] < key) lo = mid + 1;
   else hi = mid - 1;
  }
  return -1;
}
int main(void) {
  unsigned i = nondet_uint();
  if (i > 6) return 0;
  assert(find(t[i]) == (int)i);
  return 0;
}
