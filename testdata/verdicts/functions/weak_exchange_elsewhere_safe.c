// verdict: SUCCESSFUL
// why: the exchange of the last round takes place only if those of the four before have failed by chance. It does not fail by chance once more.
#include <assert.h>
#include <stdatomic.h>
extern int nondet_int(void);
extern void __VERIFIER_assume(int);
int main(void) {
  int all = nondet_int();
  for (int i = 0; i < 5; i++) {
    if (!all) continue;
    atomic_int x = 0;
    int expected = 0;
    _Bool done = atomic_compare_exchange_weak(&x, &expected, 1);
    if (i == 4) assert(done);
    else __VERIFIER_assume(!done);
  }
  return 0;
}
