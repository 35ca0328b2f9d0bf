// verdict: FAILED
// property: assertion line 9
// why: Adding one to 7 in a three-bit field gives 0, not 8.
#include <assert.h>
struct f { unsigned a : 3, b : 5; int c : 4; };
int main(void) {
  struct f x = {7, 21, -3};
  x.a++;
 assert(x.a == 8);
  assert(x.b == 21);
  assert(x.c == -3);
  return 0;
}
