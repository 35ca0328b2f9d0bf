// verdict: SUCCESSFUL
// flags: -m32
// why: On 32-bit x86 a long double takes twelve bytes, and is the same number.
#include <assert.h>
int nondet_int(void);
int main(void) {
  long double a[2] = {nondet_int(), 0.5L};
  assert(sizeof a == 24 && a[0] + 1 - 1 == a[0]);
  assert(a[0] * 2 + a[1] != 7);
  return 0;
}
