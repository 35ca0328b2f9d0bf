// verdict: SUCCESSFUL
// why: A three-bit unsigned field holds 7 at most and wraps to 0.
#include <assert.h>
struct f { unsigned a : 3, b : 5; int c : 4; };
int main(void) {
  struct f x = {7, 21, -3};
  x.a++;
 assert(x.a == 0);
  assert(x.b == 21);
  assert(x.c == -3);
  return 0;
}
