// verdict: FAILED
// property: undefined_behavior line 9
// check: missing-return
// why: The expression of a return statement uses the value of the call, although main drops the result of the outer function.
int nondet_int(void);
static int status;
static int set(int x) { status = x; }
static int outer(int x) {
  return set(x);
}
int main(void) {
  outer(nondet_int());
  return 0;
}
