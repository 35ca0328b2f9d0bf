// verdict: SUCCESSFUL
// why: The index is assumed to be in range and only element i changes.
#include <assert.h>
extern unsigned __VERIFIER_nondet_uint(void);
extern void __VERIFIER_assume(int);
struct pt { short x; int y; };
struct pt g[4];
int main(void) {
  unsigned i = __VERIFIER_nondet_uint(), j = __VERIFIER_nondet_uint();
 __VERIFIER_assume(i < 4 && j < 4 && i != j);
  struct pt *p = g;
  (p + i)->y = 7;
  assert(g[j].y == 0);
  assert(g[j].x == 0);
  return 0;
}
