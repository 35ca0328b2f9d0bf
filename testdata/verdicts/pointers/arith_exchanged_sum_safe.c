// verdict: SUCCESSFUL
// why: Exchanging elements keeps their sum, their product and what they have in common, however many steps there are.
#include <assert.h>
extern unsigned nondet_uint(void);
extern _Bool nondet_bool(void);
int main(void) {
  unsigned a[8], before = 0, after = 0;
  for (int i = 0; i < 8; i++) before += a[i] = nondet_uint();
  for (int n = 0; n < 7; n++)
    for (int i = 0; i < 7; i++)
      if (a[i] > a[i + 1]) {
        unsigned t = a[i];
        a[i] = a[i + 1];
        a[i + 1] = t;
      }
  for (int i = 0; i < 8; i++) after += a[i];
  assert(before == after);
  _Bool c = nondet_bool();
  unsigned x = nondet_uint(), y = nondet_uint(), u = c ? x : y, v = c ? y : x;
  assert(u * v == x * y);
  assert((u ^ v) == (x ^ y));
  assert((u & v) == (x & y));
  assert(u + 3 * v - 2 * (c ? y : x) == x + y);
  return 0;
}
