// verdict: FAILED
// property: undefined_behavior line 9
// check: call-type
// why: A function without parameters is called with two arguments (C11 6.5.2.2p9). LLVM's type is that of a function defined with (), which takes any.
typedef int (*binary)(int, int);
static int two(void) { return 2; }
int main(void) {
  binary g = (binary)two;
  return g(1, 2) - 2;
}
