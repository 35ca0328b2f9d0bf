// verdict: FAILED
// property: pointer_dereference line 11
// check: library-sizes
// why: The smaller source has only two bytes.
#include <assert.h>
#include <string.h>
extern _Bool nondet_bool(void);
int main(void) {
  char a[2] = "a", b[4] = "bcd", d[4];
  _Bool c = nondet_bool();
 memcpy(d, c ? a : b, 3);
  assert(d[0] == (c ? 'a' : 'b'));
  return 0;
}
