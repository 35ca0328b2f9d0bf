// verdict: SUCCESSFUL
// why: memset of n bytes zeroes exactly the bytes below n.
#include <assert.h>
#include <string.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned char b[10];
  for (int i = 0; i < 10; i++) b[i] = 5;
  unsigned n = nondet_uint();
 if (n > 10 || n == 0) return 0;
  memset(b, 0, n);
  assert(b[0] == 0);
  if (n < 10) assert(b[n] == 5);
  assert(b[n - 1] == 0);
  return 0;
}
