// verdict: FAILED
// why: a loop made of goto
int nondet_int(void);
int main(void) {
    int n = nondet_int();
again:
    if (n != 0)
        goto again;
}
