// verdict: SUCCESSFUL
// why: All three remainders have a case.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int x = nondet_int(), r = -1;
 if (x < 0) return 0;
  switch (x % 3) {
    case 0: r = 0; break;
    case 1: r = 10; break;
    case 2: r = 20; break;
  }
  assert(r >= 0);
  return 0;
}
