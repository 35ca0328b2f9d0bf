// verdict: FAILED
// property: assertion line 13
// why: The middle buffer was changed between the two copies.
#include <assert.h>
#include <string.h>
extern int nondet_int(void);
int main(void) {
  int a[3], b[3], c[3];
  for (int i = 0; i < 3; i++) a[i] = nondet_int();
  memcpy(b, a, sizeof a);
 b[1] &= 1;
  memcpy(c, b, sizeof b);
 assert(c[1] == a[1]);
  return 0;
}
