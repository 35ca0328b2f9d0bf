// verdict: FAILED
// property: no-body line 12
// flags: --body-check
// why: a call of a declared function that has no body is a failure

int nondet_int(void);
int twice(int x);

int main(void) {
    int x = nondet_int();
    if (x > -100 && x < 100)
        return twice(x) == 2 * x; // call
    return 0;
}
