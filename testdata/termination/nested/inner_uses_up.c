// verdict: SUCCESSFUL
// why: the outer loop takes one, the inner one only takes more
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned x = nondet_uint();
    while (x > 0) {
        x--;
        while (x > 10 && nondet_bool())
            x--;
    }
}
