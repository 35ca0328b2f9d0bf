// verdict: FAILED
// why: x stays at 5
int nondet_int(void);
int main(void) {
    int x = nondet_int();
again:
    if (x > 0) {
        if (x != 5)
            x--;
        goto again;
    }
}
