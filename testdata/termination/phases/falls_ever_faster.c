// verdict: SUCCESSFUL
// why: once y is below zero x falls, and ever faster; until then y falls
int nondet_int(void);

int main(void) {
    int x = nondet_int(), y = nondet_int();
    while (x >= 0) {
        x = (int)((unsigned)x + (unsigned)y);
        y--;
        if (y < -1000000)
            y = -1000000;
    }
}
