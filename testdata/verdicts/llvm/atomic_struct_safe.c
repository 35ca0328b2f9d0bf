// verdict: SUCCESSFUL
// why: A structure too large for an atomic instruction is copied by calls of the compiler's library.
#include <assert.h>
#include <stdatomic.h>
struct pair { long a, b; };
_Atomic struct pair shared;
long nondet_long(void);
int main(void) {
  struct pair x = {nondet_long(), 2}, y;
  shared = x;
  y = shared;
  assert(y.a == x.a && y.b == 2);
  struct pair z = {5, 6};
  y = atomic_exchange(&shared, z);
  assert(y.a == x.a);
  assert(!atomic_compare_exchange_strong(&shared, &y, x) || x.a == 5);
  assert(y.a == 5 || x.a == 5);
  return 0;
}
