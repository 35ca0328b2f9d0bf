// verdict: SUCCESSFUL
// why: The struct pointer is tested in the same condition first.
#include <stddef.h>
extern int nondet_int(void);
struct s { int pad[3]; int v; };
int main(void) {
  struct s x = {{0}, 4}, *p = nondet_int() ? &x : NULL;
 if (p && p->v == 4) return 0;
  return 1;
}
