// verdict: SUCCESSFUL
// why: Pointers into an array, and to the end and the middle of two arrays, differ; only an end and a beginning may meet.
#include <assert.h>
static int sum(const int *p, const int *end) {
  int s = 0;
  while (p != end)
    s += *p++;
  return s;
}
int main(void) {
  int v[3] = {1, 2, 3}, w[2] = {4, 5};
  assert(sum(v, v + 3) == 6 && sum(w, w + 2) == 9);
  int *p = v;
  assert(p != w && p + 2 != w && p + 3 != w + 1);
  return 0;
}
