// verdict: SUCCESSFUL
// flags: --uninitialized-check
// check: uninitialized
// why: sign is called with 0 only where its result is dropped, which C11 6.9.1p12 allows.
#include <assert.h>
int nondet_int(void);
struct pair { int x, y; };
struct big { int a[8]; };
static int sign(int x) {
  if (x > 0)
    return 1;
  if (x < 0) return -1;
}
static struct pair both(int x) { struct pair p = {x, 1}; if (x) return p; }
static struct big many(int x) { struct big b = {{x}}; if (x) return b; }
int main(void) {
  int x = nondet_int();
  sign(x);
  (void)sign(x);
  x ? sign(0) : sign(x);
  sign(0), both(0);
  many(0);
  for (sign(0); x; both(0)) {
    assert(sign(x) == (x > 0 ? 1 : -1));
    assert(both(x).x == x && many(x).a[0] == x);
    struct big b = many(x);
    struct pair p;
    p = both(x);
    return p.y - 1 + b.a[1];
  }
}
