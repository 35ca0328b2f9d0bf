// verdict: FAILED
// property: assertion line 13
// why: The exchange that succeeds leaves the expected value alone.
#include <assert.h>
#include <stdatomic.h>
struct pair { long a, b; };
_Atomic struct pair shared;
int main(void) {
  struct pair expected = {0, 0}, x = {1, 2};
  assert(atomic_compare_exchange_strong(&shared, &expected, x));
  struct pair now = shared;
  assert(now.b == 2);
  assert(expected.a == 1);
  return 0;
}
