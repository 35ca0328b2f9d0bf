// verdict: SUCCESSFUL
// why: Assignment copies all members, the pointer member is shared.
#include <assert.h>
struct s { char c; int v[3]; int *p; };
int main(void) {
  int x = 1;
  struct s a = {'a', {1, 2, 3}, &x}, b;
  b = a;
  b.v[1] = 20;
  *b.p = 5;
  assert(a.v[1] == 2 && b.v[2] == 3);
 assert(*a.p == 5);
  return 0;
}
