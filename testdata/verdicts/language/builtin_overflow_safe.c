// verdict: SUCCESSFUL
// why: The builtin reports overflow and the wrapped result is not used then.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int a = nondet_int(), b = nondet_int(), s;
  if (a < 0 || b < 0) return 0;
  _Bool over = __builtin_add_overflow(a, b, &s);
 if (over) return 0;
  assert(s >= a);
  return 0;
}
