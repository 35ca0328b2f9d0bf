// verdict: FAILED
// property: assertion line 11
// flags: --nondet-volatile
// why: The device may change its register between the two reads.
#include <assert.h>
#ifdef NATIVE_MAIN
static int reg(void) { static int n; return n++ & 1; }
#else
static volatile int reg_; static int reg(void) { return reg_; }
#endif
int main(void) { int first = reg(), second = reg(); assert(first == second);
  return 0;
}
