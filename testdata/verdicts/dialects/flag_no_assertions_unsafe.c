// verdict: FAILED
// property: division_by_zero line 10
// flags: --no-assertions
// why: The assertion is not checked and does not end the path on which zero divides.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int();
  assert(x != 0);
  return 9 / x == 5;
}
