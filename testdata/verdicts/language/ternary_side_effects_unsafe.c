// verdict: FAILED
// property: assertion line 10
// why: Only one counter goes up, never both.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), a = 0, b = 0;
  x > 0 ? a++ : b++;
  assert(a + b == 1);
 assert(a == b);
  return 0;
}
