// verdict: SUCCESSFUL
// check: call-type
// why: All calls are right, also those with variable arguments. C23 goes to a newer clang, whose assembly has one type for all pointers.
typedef int (*binary)(int, int);
typedef int (*any)(int, ...);
static int one(int x, int y) { return x + 0 * y; }
static int more(int n, ...) { return n; }
int main(void) {
  unsigned _BitInt(200) wide = 3;
  any f = more;
  binary g = (binary)one;
  return f((int)wide, 1, 2.5) - g(3, 2);
}
