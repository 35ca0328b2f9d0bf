// verdict: SUCCESSFUL
// why: Tagged union by value through functions.
#include <assert.h>
typedef struct {
  int tag;
  union {
    long i;
    char *s;
    double d;
  }
  u;
} V;
static V mk(char *s) {
  V v;
  v.tag = 1;
  v.u.s = s;
  return v;
}
static V mi(long i) {
  V v;
  v.tag = 0;
  v.u.i = i;
  return v;
}
static int same(V a, V b) {
  return a.tag == b.tag && a.u.i == b.u.i;
}
int main(void) {
  char x[2] = "a", y[2] = "b";
  V a = mk(x), b = mk(y), c = mk(x), d = mi(7);
  assert(same(a, c));
  assert(!same(a, b));
  assert(!same(a, d));
  assert(*a.u.s == 'a' && *b.u.s == 'b');
  return 0;
}
