// verdict: FAILED
// property: assertion line 16
// why: Exchange by exclusive or clears a variable exchanged with itself.
#include <assert.h>
extern int nondet_int(void);
static void swap(int *a, int *b) {
  *a ^= *b;
  *b ^= *a;
  *a ^= *b;
}
int main(void) {
  int x = nondet_int(), y = nondet_int(), ox = x, oy = y;
  swap(&x, &y);
  assert(x == oy && y == ox);
 swap(&x, &x);
 assert(x == oy);
  return 0;
}
