// verdict: SUCCESSFUL
// flags: --body-check
// why: the function has a body

int nondet_int(void);
int later(int x) { return x - 1; }
static int now(int x) { return x; }

int main(void) {
    int (*f)(int) = nondet_int() ? later : now;
    return f(1); // call
}
