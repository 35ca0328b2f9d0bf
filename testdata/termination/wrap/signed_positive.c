// verdict: SUCCESSFUL
// why: x + 1 is greater, or it wraps around to a number below zero
int nondet_int(void);
int main(void) {
    int x = nondet_int();
    while (x > 0)
        x++;
}
