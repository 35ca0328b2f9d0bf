// verdict: SUCCESSFUL
// why: The state at the loop's head is the same in each round, or in each second one: what one round does, all do.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int event, locked, turn = 0, wanted = nondet_int();
  for (;;) {
    event = nondet_int();
    if (event == 0) break;
    locked = 0;
    if (wanted) locked = 1;
    turn = !turn;
    assert(turn == 0 || turn == 1);
    if (wanted) {
      assert(locked);
      locked = 0;
    }
  }
  int x;
  do
    x = nondet_int();
  while (x < 0 || x > 10);
  assert(x <= 10);
  for (;;)
    ;
}
