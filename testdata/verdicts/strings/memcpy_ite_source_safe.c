// verdict: SUCCESSFUL
// why: The copy has the contents of the source that was chosen.
#include <assert.h>
#include <string.h>
extern _Bool nondet_bool(void);
int main(void) {
  char a[2] = "a", b[4] = "bcd", d[4];
  _Bool c = nondet_bool();
 memcpy(d, c ? a : b, 2);
  assert(d[0] == (c ? 'a' : 'b'));
  return 0;
}
