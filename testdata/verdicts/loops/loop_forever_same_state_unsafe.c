// verdict: FAILED
// property: assertion line 13
// why: The last of the states that the loop goes through is the bad one, and the loop before it ends with any number.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x, turn = 0;
  do
    x = nondet_int();
  while (x < 0 || x > 10);
  while (nondet_int()) {
    turn = (turn + 1) % 7;
    assert(turn != 6 || x != 10);
  }
  return 0;
}
