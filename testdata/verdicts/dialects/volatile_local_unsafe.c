// verdict: FAILED
// property: assertion line 10
// why: The last value written is read.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  volatile int v = 0;
  int n = nondet_int();
  v = n;
 assert(v == 0);
  return 0;
}
