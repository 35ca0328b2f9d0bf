// verdict: FAILED
// property: assertion line 14
// why: Case 1 falls through, so x is 3 and not 1.
#include <assert.h>
extern int nd_int(void);
int main(void) {
  int k = nd_int(), x = 0;
  switch (k) {
    case 1: x += 1;
    case 2: x += 2; break;
    case -5: x = 9; break;
    default: x = 7;
  }
 if (k == 1) assert(x == 1);
  if (k == 2) assert(x == 2);
  assert(x == 2 || x == 3 || x == 7 || x == 9);
  return 0;
}
