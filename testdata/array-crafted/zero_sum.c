// A run that adds every element and a run that subtracts every element, in the other direction, sum to zero.
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
    for (int i = 0; i < N; i++)
        r = r + x[i];
    for (int i = N - 1; i >= 0; i--)
        r = r - x[i];
    sassert(r == 0);
    return 0;
}
