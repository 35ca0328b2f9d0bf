// verdict: FAILED
// property: assertion line 13
// why: The write through the shared pointer is seen through both structs.
#include <assert.h>
struct s { char c; int v[3]; int *p; };
int main(void) {
  int x = 1;
  struct s a = {'a', {1, 2, 3}, &x}, b;
  b = a;
  b.v[1] = 20;
  *b.p = 5;
  assert(a.v[1] == 2 && b.v[2] == 3);
 assert(*a.p == 1);
  return 0;
}
