// verdict: SUCCESSFUL
// why: the loop ends, and the call is for less
unsigned nondet_uint(void);
void f(unsigned n) {
    for (unsigned i = 0; i < n; i++)
        ;
    if (n > 0)
        f(n / 2);
}
int main(void) { f(nondet_uint()); }
