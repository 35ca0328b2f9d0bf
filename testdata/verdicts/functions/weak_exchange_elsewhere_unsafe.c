// verdict: FAILED
// property: assertion line 15
// why: without the first rounds, the exchange of the last one is the first, and may fail although the values are equal.
#include <assert.h>
#include <stdatomic.h>
extern int nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int all = nondet_int();
  for (int i = 0; i < 5; i++) {
    if (!all && i < 4) continue;
    atomic_int x = 0;
    int expected = 0;
    _Bool done = atomic_compare_exchange_weak(&x, &expected, 1);
    if (i == 4) assert(done || all);
    else __VERIFIER_assume(!done);
  }
  return 0;
}
