// verdict: SUCCESSFUL
// why: the assumption excludes what goes on for ever
unsigned nondet_uint(void);
void __VERIFIER_assume(int);
int main(void) {
    unsigned x = nondet_uint(), y = nondet_uint();
    __VERIFIER_assume(y > 0);
    while (x >= y)
        x -= y;
}
