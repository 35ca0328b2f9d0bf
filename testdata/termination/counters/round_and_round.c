// verdict: FAILED
// why: an even number goes round through all even numbers up to 100 and never meets 51
int nondet_int(void);
int main(void) {
    int x = nondet_int();
    if (x < 0 || x > 100)
        return 0;
    while (x != 51) {
        x += 2;
        if (x > 100)
            x = 0;
    }
}
