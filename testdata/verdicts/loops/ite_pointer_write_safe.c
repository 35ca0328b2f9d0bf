// verdict: SUCCESSFUL
// why: The write goes to the object chosen, the other one is unchanged.
#include <assert.h>
extern _Bool nondet_bool(void);
extern int nondet_int(void);
int main(void) {
  int x = 10, y = 20;
  _Bool c = nondet_bool();
  int v = nondet_int();
  *(c ? &x : &y) = v;
 assert(c ? (x == v && y == 20) : (x == 10 && y == v));
  return 0;
}
