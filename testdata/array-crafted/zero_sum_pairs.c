// Three pairs of runs over one array, each of which sums to zero, while the array is rotated between the runs.
// N is the number of elements; -DN=... sets it.
#ifndef N
#define N 100
#endif
extern int __VERIFIER_nondet_int(void);
void sassert(int);

int main(void) {
    int x[N];
    long long r = 0;
    for (int i = 0; i < N; i++)
        x[i] = __VERIFIER_nondet_int();
    for (int round = 0; round < 3; round++) {
        for (int i = 0; i < N; i++)
            r = r + x[i];
        int t = x[0]; /* rotate by one */
        for (int i = 0; i < N - 1; i++)
            x[i] = x[i + 1];
        x[N - 1] = t;
        for (int i = 0; i < N; i++)
            r = r - x[i];
    }
    sassert(r == 0);
    return 0;
}
