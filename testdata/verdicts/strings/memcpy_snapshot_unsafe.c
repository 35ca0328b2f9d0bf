// verdict: FAILED
// property: assertion line 13
// why: The copy was taken before the change.
#include <assert.h>
#include <string.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned char a[8] = {0}, b[8];
  unsigned n = nondet_uint() % 9, i = nondet_uint() % 8;
  memset(b, 7, 8);
  memcpy(b, a, n);
  a[i] = 1;
 if (i < n) assert(b[i] == a[i]);
  return 0;
}
