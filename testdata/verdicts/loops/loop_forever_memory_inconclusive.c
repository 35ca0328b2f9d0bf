// verdict: INCONCLUSIVE
// flags: --max-unwind=20
// why: Each round counts on in memory, so that no round is like one before; the bad number is beyond the bound.
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
