// verdict: INCONCLUSIVE
// flags: --sv-comp --engine=prove
// why: no invariant proves that the error is not reached, which it is after 5,000,001 rounds; that x is even is proposed, and a round does not keep it
extern unsigned __VERIFIER_nondet_uint(void);
void reach_error(void) {}
int main(void) {
    unsigned n = __VERIFIER_nondet_uint(), i = 0, x = 0;
    while (i < n) {
        i++;
        x += 2;
        if (i > 5000000)
            x = 1;
    }
    if (x % 2)
        reach_error();
    return 0;
}
