// verdict: SUCCESSFUL
// check: missing-return
// why: The results are converted before they are dropped: in the memory of a statement expression, by ?: and by a cast.
#include <stdbool.h>
int nondet_int(void);
static bool is(int x) { if (x) return true; }
static short small(int x) { if (x) return 1; }
static int whole(int x) { if (x) return 1; }
static float real(int x) { if (x) return 1; }
static double wide(int x) { if (x) return 1; }
static char *text(int x) { if (x) return "a"; }
int main(void) {
  ({ is(0); });
  nondet_int() ? ({ is(0); }) : is(1);
  nondet_int() ? is(0) : whole(0);
  nondet_int() ? small(0) : small(1);
  nondet_int() ? whole(0) : wide(0);
  nondet_int() ? real(0) : wide(0);
  (void)(long)whole(0);
  (void)(float)wide(0);
  (void)(long)text(0);
  (void)(bool)whole(0);
  return 0;
}
