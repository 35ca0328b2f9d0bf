// verdict: SUCCESSFUL
// why: A change of the source after the copy is not seen in the copy.
#include <assert.h>
#include <string.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned char a[8] = {0}, b[8];
  unsigned n = nondet_uint() % 9, i = nondet_uint() % 8;
  memset(b, 7, 8);
  memcpy(b, a, n);
  a[i] = 1;
 assert(b[i] == (i < n ? 0 : 7));
  return 0;
}
