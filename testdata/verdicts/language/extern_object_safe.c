// verdict: SUCCESSFUL
// why: An object without definition has some contents, and those are tested.
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
 if (setting != 4) return 0;
  assert(setting == 4);
  return 0;
}
