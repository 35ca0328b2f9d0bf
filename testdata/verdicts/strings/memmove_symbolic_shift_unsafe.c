// verdict: FAILED
// property: assertion line 14
// why: Byte 0 is only overwritten if the shift is zero, so it keeps its value.
#include <assert.h>
#include <string.h>
extern unsigned nondet_uint(void);
int main(void) {
  unsigned char b[8];
  for (int i = 0; i < 8; i++) b[i] = (unsigned char)(10 + i);
  unsigned k = nondet_uint(), j = nondet_uint();
  if (k > 4 || j >= 4) return 0;
  memmove(b + k, b, 4);
  assert(b[k + j] == 10 + j);
 if (k > 0) assert(b[1] == 11);
  return 0;
}
