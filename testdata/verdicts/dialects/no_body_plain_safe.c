// verdict: SUCCESSFUL
// flags: --body-check
// why: the function has a body

int nondet_int(void);
int twice(int x) { return 2 * x; }

int main(void) {
    int x = nondet_int();
    if (x > -100 && x < 100)
        return twice(x) == 2 * x; // call
    return 0;
}
