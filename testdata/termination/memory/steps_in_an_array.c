// verdict: SUCCESSFUL
// why: each element is 1, so that the index rises
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint() % 100000 + 1;
    int a[n];
    for (unsigned i = 0; i < n; i++)
        a[i] = 1;
    for (unsigned i = 0; i < n; i += a[i])
        ;
}
