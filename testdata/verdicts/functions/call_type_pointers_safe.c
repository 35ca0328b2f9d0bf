// verdict: SUCCESSFUL
// check: call-type
// why: Types that only differ in qualifiers at the top, typedefs, or an enum and its integer type are compatible; so are declarations with and without prototype.
#include <assert.h>
#include <stddef.h>
enum colour { red, green };
typedef unsigned long word;
static int twice(const int x) { return 2 * x; }
static size_t length(const char *s) { return s ? 1 : 0; }
static int shade(enum colour c) { return c == green; }
static int old(a, b) int a, b; { return a - b; }
static void nothing() {}
int main(void) {
  int (*f)(int) = twice;
  word (*g)(const char *) = length;
  int (*h)(unsigned) = shade;
  int (*k)(int, int) = old;
  int (*n)() = twice;
  void (*v)(void) = nothing;
  assert(f(2) == 4);
  assert(g("x") == 1);
  assert(h(green));
  assert(k(5, 2) == 3);
  assert(n(4) == 8);
  v();
  return 0;
}
