// verdict: SUCCESSFUL
// why: a function that is chosen when the program is loaded does not matter where nothing calls it.
static int one(void) { return 1; }
static int (*choose(void))(void) { return one; }
int f(void) __attribute__((ifunc("choose")));
int nondet_int(void);
int main(void) {
  int x = nondet_int();
  return x > 3 && x < 3 ? f() : 0;
}
