// verdict: FAILED
// property: assertion line 12
// why: 1,000 of 3,000 rounds have to count: hard for a solver, but almost any inputs do it.
#include <assert.h>
#include <stdbool.h>
bool nondet_bool(void);
int main(void) {
  int n = 0;
  for (int i = 0; i < 3000; i++) {
    if (nondet_bool())
      n++;
    assert(n < 1000);
  }
  return 0;
}
