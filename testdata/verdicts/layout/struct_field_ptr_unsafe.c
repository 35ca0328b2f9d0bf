// verdict: FAILED
// property: assertion line 12
// why: The pointer goes to field c, so c no longer holds 3.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
struct s { int a, b, c; };
int main(void) {
  struct s x = {1, 2, 3};
 int *p = &x.c;
  *p = __VERIFIER_nondet_int();
  assert(x.a == 1);
  assert(x.c == 3);
  return 0;
}
