// verdict: SUCCESSFUL
// why: n falls, whatever the input
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint();
    while (n-- > 0 && nondet_bool())
        ;
}
