// verdict: INCONCLUSIVE
// why: which function stands for f is computed when the program is loaded, which is not supported.
static int one(void) { return 1; }
static int (*choose(void))(void) { return one; }
int f(void) __attribute__((ifunc("choose")));
int main(void) { return f() - 1; }
