// verdict: SUCCESSFUL
// why: y - x falls from both sides
int nondet_int(void);
int main(void) {
    long x = nondet_int(), y = nondet_int();
    while (x < y) {
        x++;
        y--;
    }
}
