// verdict: FAILED
// why: an unsigned that is odd stays odd and is never 0 when 2 is added
unsigned nondet_uint(void);
int main(void) {
    unsigned x = nondet_uint();
    while (x != 0)
        x += 2;
}
