// verdict: FAILED
// open: of p the invariants would have to say that it is null or leads to a
// why: k is even and never 1; what is proposed about p->n says nothing where p is null, as it is where the loop is entered
struct s { int n; };
int main(void) {
    struct s a = {3}, *p = 0;
    unsigned k = 0;
    while (k != 1) {
        if (p && p->n > 5)
            p->n = 4;
        p = &a;
        k += 2;
    }
}
