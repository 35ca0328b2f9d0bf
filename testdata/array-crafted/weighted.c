// The index-weighted average stays the same when elements move together with their weights.
// N is the number of elements; -DN=... sets it.
#ifndef N
#define N 100
#endif
extern int __VERIFIER_nondet_int(void);
void sassert(int);

static int fold(int x[N], int w[N]) {
    long long r = 0;
    for (int i = 0; i < N; i++)
        r = r + (long long)w[i] * x[i];
    return (int)(r / N);
}

int main(void) {
    int x[N], w[N];
    for (int i = 0; i < N; i++) {
        x[i] = __VERIFIER_nondet_int();
        w[i] = i;
    }
    int before = fold(x, w);
    int t = x[0], u = w[0]; /* swap two elements */
    x[0] = x[1];
    w[0] = w[1];
    x[1] = t;
    w[1] = u;
    sassert(fold(x, w) == before);
    t = x[0]; /* rotate by one */
    u = w[0];
    for (int i = 0; i < N - 1; i++) {
        x[i] = x[i + 1];
        w[i] = w[i + 1];
    }
    x[N - 1] = t;
    w[N - 1] = u;
    sassert(fold(x, w) == before);
    return 0;
}
