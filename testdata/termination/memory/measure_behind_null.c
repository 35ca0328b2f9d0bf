// verdict: FAILED
// why: while p is null, k is even and never 1; p->n falls in each round only where there is a p
struct s { int n; };
int nondet_int(void);
int main(void) {
    struct s a = {nondet_int()}, *p = 0;
    unsigned k = 0;
    if (nondet_int())
        p = &a;
    while (k != 1 && (!p || p->n > 0)) {
        k += 2;
        if (p)
            p->n--;
    }
}
