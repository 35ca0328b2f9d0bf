// verdict: FAILED
// property: undefined_behavior line 9
// check: call-type
// why: The function returns nothing, the call uses a result.
static int calls;
static void count(int x) { calls += x > 0; }
int main(void) {
  int (*f)(int) = (int (*)(int))count;
  return f(1) == 0;
}
