// verdict: FAILED
// property: assertion line 12
// flags: --max-unwind=20
// why: Each round counts on in memory; the bad number comes in round 99, beyond the bound: only an execution with chosen inputs finds it.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int turn = 0, a[2] = {0};
  while (nondet_int()) {
    turn = !turn;
    a[turn]++;
    assert(a[0] != 50);
  }
  return 0;
}
