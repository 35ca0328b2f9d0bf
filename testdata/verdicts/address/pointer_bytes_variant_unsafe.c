// verdict: FAILED
// property: assertion line 22
// why: Order of the integers of two pointers is any.
#include <assert.h>
typedef struct {
  int tag;
  union {
    long i;
    char *s;
  }
  u;
} V;
static V mk(char *s) {
  V v;
  v.tag = 1;
  v.u.s = s;
  return v;
}
int main(void) {
  char x[2] = "a", y[2] = "b";
  V a = mk(x), b = mk(y);
  assert(a.u.i < b.u.i);
  return 0;
}
