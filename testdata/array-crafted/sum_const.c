// A sum with a constant added to every element does not depend on their order.
// N is the number of elements; -DN=... sets it.
#ifndef N
#define N 100
#endif
extern int __VERIFIER_nondet_int(void);
void sassert(int);

static long long fold(int x[N]) {
    long long r = 0;
    for (int i = 0; i < N; i++)
        r = r + x[i] + 7;
    return r;
}

int main(void) {
    int x[N];
    for (int i = 0; i < N; i++)
        x[i] = __VERIFIER_nondet_int();
    long long before = fold(x);

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
