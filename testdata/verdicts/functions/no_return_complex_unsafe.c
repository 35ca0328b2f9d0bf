// verdict: FAILED
// property: undefined_behavior line 7
// check: missing-return
// why: A complex result is used that was never returned.
static double _Complex root(int x) { if (x == 1) return 1; if (x == -1) return 1.0i; }
int main(void) {
  double _Complex r = root(1) + root(0);
  return __real__ r > 5;
}
