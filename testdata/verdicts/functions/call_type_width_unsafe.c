// verdict: FAILED
// property: undefined_behavior line 8
// check: call-type
// why: The call passes a long to a function that takes an int.
static int next(int x) { return x < 100 ? x + 1 : 0; }
int main(void) {
  int (*f)(long) = (int (*)(long))next;
  return f(5L);
}
