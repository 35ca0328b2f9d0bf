// verdict: SUCCESSFUL
// why: Entered at the middle the loop adds 1 three times but tests before the second.
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
 assert(n == (3 - start) + 10 * (2 - start));
  return 0;
}
