// verdict: SUCCESSFUL
// why: Two different variables are exchanged.
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
  return 0;
}
