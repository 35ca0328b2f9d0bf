// verdict: SUCCESSFUL
// why: A function without a body returns some value, and it is limited here.
#include <assert.h>
#ifdef NATIVE_MAIN
int nondet_int(void);
int sensor(void) { return nondet_int(); }
#else
int sensor(void);
#endif
int main(void) {
  int x = sensor();
 if (x < 0) x = 0;
  assert(x >= 0);
  return 0;
}
