// verdict: SUCCESSFUL
// why: each round asks for a greater number, and there is a greatest
int nondet_int(void);
int main(void) {
    int last = nondet_int();
    for (;;) {
        int x = nondet_int();
        if (x <= last)
            break;
        last = x;
    }
}
