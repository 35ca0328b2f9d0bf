// verdict: SUCCESSFUL
// why: Only the branch chosen is evaluated.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), a = 0, b = 0;
  x > 0 ? a++ : b++;
  assert(a + b == 1);
 assert((a == 1) == (x > 0));
  return 0;
}
