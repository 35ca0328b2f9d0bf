// verdict: FAILED
// property: assertion line 9
// why: the new value is taken before the old one is written, also where both have one place.
#include <assert.h>
struct large { int a[10]; } object = {{2}};
int main(void) {
  struct large v = {{1}};
  __atomic_exchange(&object, &v, &v, __ATOMIC_SEQ_CST);
  assert(v.a[0] == 1 || object.a[0] == 2);
}
