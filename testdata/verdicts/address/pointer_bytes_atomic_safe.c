// verdict: SUCCESSFUL
// why: Atomic exchange and compare of pointers.
#include <assert.h>
#include <stdatomic.h>
int main(void) {
  int a = 1, b = 2;
  _Atomic(int *) p = &a;
  int *old = atomic_exchange(&p, &b);
  assert(old == &a && *atomic_load(&p) == 2);
  int *e = &b;
  assert(atomic_compare_exchange_strong(&p, &e, &a));
  assert(*atomic_load(&p) == 1);
  unsigned char c = *(unsigned char *)&old;
  assert((c & 3) == 0);
  return 0;
}
