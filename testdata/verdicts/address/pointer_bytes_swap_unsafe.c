// verdict: FAILED
// property: assertion line 16
// why: One byte too few is exchanged: but the highest byte of both is zero. What is seen through them is exchanged all the same.
#include <assert.h>
static void swap(void *x, void *y, unsigned n) {
  char *a = x, *b = y;
  while (n--) {
    char t = *a;
    *a++ = *b;
    *b++ = t;
  }
}
int main(void) {
  int u = 1, v = 2, *p[2] = {&u, &v};
  swap(&p[0], &p[1], sizeof p[0] - 1);
  assert(p[0] == &u);
  return 0;
}
