// verdict: FAILED
// property: assertion line 8
// why: Three numbers fit in order between 41 and 45, and then the last one is 44.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int a = nondet_int(), b = nondet_int(), c = nondet_int();
  if (a > 41 && b > a && c > b) assert(c > 44);
  return 0;
}
