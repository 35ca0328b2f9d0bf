// verdict: FAILED
// property: assertion line 21
// why: Without the last step the middle pair may be out of order.
#include <assert.h>
extern int nondet_int(void);
static void order(int *a, int *b) {
  if (*a > *b) {
    int t = *a;
    *a = *b;
    *b = t;
  }
}
int main(void) {
  int v[4];
  for (int i = 0; i < 4; i++) v[i] = nondet_int();
  order(v, v + 1);
  order(v + 2, v + 3);
  order(v, v + 2);
  order(v + 1, v + 3);
  assert(v[0] <= v[1]);
  assert(v[1] <= v[2]);
  assert(v[2] <= v[3]);
  return 0;
}
