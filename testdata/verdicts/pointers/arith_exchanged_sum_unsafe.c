// verdict: FAILED
// property: assertion line 17
// why: One step of sorting copies instead of exchanging, where the element before is 5.
#include <assert.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned a[4], before = 0, after = 0;
  for (int i = 0; i < 4; i++) before += a[i] = nondet_uint();
  for (int n = 0; n < 3; n++)
    for (int i = 0; i < 3; i++)
      if (a[i] > a[i + 1]) {
        unsigned t = a[i] == 5 ? a[i + 1] : a[i];
        a[i] = a[i + 1];
        a[i + 1] = t;
      }
  for (int i = 0; i < 4; i++) after += a[i];
  assert(before == after);
  return 0;
}
