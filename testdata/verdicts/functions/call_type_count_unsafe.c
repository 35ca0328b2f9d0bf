// verdict: FAILED
// property: undefined_behavior line 10
// check: call-type
// why: A function of two parameters is called through a pointer to a function of one (C11 6.5.2.2p9).
typedef int (*one)(int);
static int add(int x, int y) { return x + y; }
static int call(one f) {
  int r = 0;
  if (f)
    r = f(3);
  return r;
}
int main(void) { return call((one)add) == 3; }
