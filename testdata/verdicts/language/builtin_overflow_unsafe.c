// verdict: FAILED
// property: assertion line 11
// why: The wrapped result is used although the builtin reported overflow.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int a = nondet_int(), b = nondet_int(), s;
  if (a < 0 || b < 0) return 0;
  _Bool over = __builtin_add_overflow(a, b, &s);
 if (over && b > 5) return 0;
  assert(s >= a);
  return 0;
}
