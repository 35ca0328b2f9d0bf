// verdict: FAILED
// why: x >= 0 holds of every unsigned number
unsigned nondet_uint(void);
int main(void) {
    unsigned x = nondet_uint();
    while (x >= 0)
        x--;
}
