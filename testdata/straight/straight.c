// N stores and N loads at constant offsets of one array, after the loops are unrolled.
#ifndef N
#define N 10000
#endif
extern int __VERIFIER_nondet_int(void);
void sassert(int);

int a[N];

int main(void) {
    int x = __VERIFIER_nondet_int(), r = 0;
    for (int i = 0; i < N; i++)
        a[i] = x ^ i;
    for (int i = 0; i < N; i++)
        r = a[i];
    sassert(r == (x ^ (N - 1)));
    return 0;
}
