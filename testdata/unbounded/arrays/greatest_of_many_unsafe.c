// verdict: FAILED
// open: the failure is behind more rounds than are unrolled in 25 s of processor time
// why: the last element is not compared
#include <assert.h>
#define N 2000000
int nondet_int(void);
static int a[N];

int main(void) {
    for (int i = 0; i < N; i++)
        a[i] = nondet_int();
    int m = a[0];
    for (int i = 1; i < N - 1; i++)
        if (a[i] > m)
            m = a[i];
    for (int i = 0; i < N; i++)
        assert(a[i] <= m);
}
