// verdict: FAILED
// why: the step may be 0
int nondet_int(void);
int main(void) {
    int x = nondet_int(), y = nondet_int();
    while (x > 0)
        x -= y;
}
