// verdict: FAILED
// property: assertion line 15
// why: An object without definition may hold any value.
#include <assert.h>
#ifdef NATIVE_MAIN
int setting;
int nondet_int(void);
#define INIT setting = nondet_int()
#else
extern int setting;
#define INIT
#endif
int main(void) {
  INIT;
  assert(setting == 4);
  return 0;
}
