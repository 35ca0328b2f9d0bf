#include <stdlib.h>
#include <string.h>
struct P { int x, y; }; struct Q { long a, b, c; int d; };
static struct P mk(int a, int b) { struct P p = {a, b}; return p; }
static struct Q big(struct Q q, int k) { q.a += k; q.d -= k; return q; }
static unsigned add(unsigned a, unsigned b) { return a + b; }
static unsigned mul(unsigned a, unsigned b) { return a * b; }
static unsigned (*ops[2])(unsigned, unsigned) = {add, mul};
static unsigned fib(unsigned n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
static unsigned down(unsigned n) { return n ? n + 3 * down(n - 1) : 1; }
static unsigned early(unsigned n) { if (n > 10) return 1; if (n == 3) return 2; for (unsigned i = 0; i < 5; i++) if (i == n) return 10 + i; return 7; }
unsigned run(unsigned s) {
  struct P p = mk((int)(s & 0xff), 3);
  struct Q q = {1, 2, 3, 4};
  q = big(q, p.x);
  unsigned r = ops[s & 1](s, 17) + (unsigned)q.a * 3u + (unsigned)q.d;
  r += fib(9) + down(s & 3);
  r = r * 3 + early(s & 15);
  return r;
}
