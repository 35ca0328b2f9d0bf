// verdict: FAILED
// property: assertion line 13
// why: A function without a body may return anything.
#include <assert.h>
#ifdef NATIVE_MAIN
int nondet_int(void);
int sensor(void) { return nondet_int(); }
#else
int sensor(void);
#endif
int main(void) {
  int x = sensor();
  assert(x >= 0);
  return 0;
}
