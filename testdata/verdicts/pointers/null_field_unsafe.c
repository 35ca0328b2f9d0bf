// verdict: FAILED
// property: pointer_dereference line 10
// check: null-pointer
// why: The conditions are in the wrong order.
#include <stddef.h>
extern int nondet_int(void);
struct s { int pad[3]; int v; };
int main(void) {
  struct s x = {{0}, 4}, *p = nondet_int() ? &x : NULL;
 if (p->v == 4 && p) return 0;
  return 1;
}
