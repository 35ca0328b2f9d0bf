// The bitwise exclusive or of an array does not depend on the order of its elements.
// N is the number of elements; -DN=... sets it.
#ifndef N
#define N 100
#endif
extern int __VERIFIER_nondet_int(void);
void sassert(int);

static int fold(int x[N]) {
    int r = x[0];
    for (int i = 1; i < N; i++)
        r = r ^ x[i];
    return r;
}

int main(void) {
    int x[N];
    for (int i = 0; i < N; i++)
        x[i] = __VERIFIER_nondet_int();
    int before = fold(x);

    int t = x[0]; /* swap two elements */
    x[0] = x[1];
    x[1] = t;
    sassert(fold(x) == before);

    t = x[0]; /* rotate by one */
    for (int i = 0; i < N - 1; i++)
        x[i] = x[i + 1];
    x[N - 1] = t;
    sassert(fold(x) == before);
    return 0;
}
