// verdict: FAILED
// why: x goes between 1 and -1
int nondet_int(void);
int main(void) {
    int x = nondet_int();
    while (x != 0) {
        if (x > 0)
            x -= 2;
        else
            x += 2;
    }
}
