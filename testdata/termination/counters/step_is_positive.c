// verdict: SUCCESSFUL
// why: y is at least 1
int nondet_int(void);
int main(void) {
    int x = nondet_int(), y = nondet_int();
    if (y < 1)
        return 0;
    while (x > 0)
        x -= y;
}
