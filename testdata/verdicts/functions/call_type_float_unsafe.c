// verdict: FAILED
// property: undefined_behavior line 8
// check: call-type
// why: A pointer without prototype passes a float as a double; the function takes a float.
static int half(float x) { return x < 1; }
int main(void) {
  int (*f)() = half;
  return f(0.5f);
}
