// verdict: FAILED
// property: undefined_behavior line 13
// check: call-type
// why: A function of one parameter is called with two. C23 goes to a newer clang, whose assembly has one type for all pointers.
typedef int (*binary)(int, int);
typedef int (*any)(int, ...);
static int one(int x) { return x; }
static int more(int n, ...) { return n; }
int main(void) {
  unsigned _BitInt(200) wide = 3;
  any f = more;
  binary g = (binary)one;
  return f((int)wide, 1, 2.5) - g(3, 2);
}
