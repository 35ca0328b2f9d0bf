// verdict: SUCCESSFUL
// why: A pointer to a field writes only that field, so its neighbours keep their values.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
struct s { int a, b, c; };
int main(void) {
  struct s x = {1, 2, 3};
 int *p = &x.b;
  *p = __VERIFIER_nondet_int();
  assert(x.a == 1);
  assert(x.c == 3);
  return 0;
}
