// verdict: FAILED
// property: no-body line 12
// flags: --body-check
// why: a call through a pointer that has no body is a failure

int nondet_int(void);
int later(int x);
static int now(int x) { return x; }

int main(void) {
    int (*f)(int) = nondet_int() ? later : now;
    return f(1); // call
}
