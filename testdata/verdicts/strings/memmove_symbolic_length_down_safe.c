// verdict: SUCCESSFUL
// why: Moving n bytes down by one keeps the bytes above the range.
#include <assert.h>
#include <string.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned char b[6] = {10, 11, 12, 13, 14, 15};
  unsigned n = nondet_uint(), k = nondet_uint();
  if (n > 5 || k > 5) return 0;
  memmove(b, b + 1, n);
  assert(b[k] == (k < n ? 11 + k : 10 + k));
  return 0;
}
