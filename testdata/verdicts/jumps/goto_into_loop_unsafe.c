// verdict: FAILED
// property: assertion line 18
// why: The body is entered once without the test, so i ends at 3 also if start is 2.
#include <assert.h>
extern int nondet_int(void);
int main(void) {
  int i = nondet_int(), n = 0;
  if (i < 0 || i > 2) return 0;
  int start = i;
  goto middle;
  while (i < 3) {
    n += 10;
  middle:
    n++;
    i++;
  }
  assert(i == 3);
 assert(n != 1);
  return 0;
}
