// verdict: FAILED
// property: assertion line 12
// why: Element 2 of the inner array of the outer array's element 1 was written.
#include <assert.h>
struct in { short v[3]; };
struct out { char tag; struct in in; };
int main(void) {
  struct out o[2] = {{'a', {{1, 2, 3}}}, {'b', {{4, 5, 6}}}};
  short *p = o[1].in.v;
  p[2] = 60;
  assert(o[0].in.v[2] == 3 && o[1].tag == 'b');
 assert(o[1].in.v[2] == 6);
  return 0;
}
