// verdict: FAILED
// why: the input may be the same number for ever
int nondet_int(void);
int main(void) {
    int last = 0, x;
    do {
        x = nondet_int();
        if (x > last)
            last = x;
    } while (x != 42);
}
