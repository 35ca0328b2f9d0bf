// verdict: SUCCESSFUL
// check: call-type
// why: A function defined with () says nothing about its arguments, and a good deal of code calls it with some; one without parameters is called with none.
typedef int (*binary)(int, int);
typedef int (*plain)(void);
static int old() { return 2; }
static int two(void) { return 2; }
int main(void) {
  binary g = (binary)old;
  void (*any)(void) = (void (*)(void))two;
  return g(1, 2) - ((plain)any)();
}
