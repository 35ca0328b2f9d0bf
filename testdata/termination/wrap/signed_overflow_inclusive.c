// verdict: FAILED
// open: an overflow ends the only execution that goes on
// why: n may be INT_MAX: i <= n then ends in an overflow only
int nondet_int(void);
int main(void) {
    int n = nondet_int();
    for (int i = 0; i <= n; i++)
        ;
}
