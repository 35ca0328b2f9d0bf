// verdict: SUCCESSFUL
// open: needs a bound on x and y, which has no small formula
// why: y falls until it is negative; from then on x falls
int nondet_int(void);
int main(void) {
    long x = nondet_int(), y = nondet_int();
    while (x > 0) {
        x += y;
        y--;
    }
}
