// verdict: SUCCESSFUL
// open: decided in 15 s of processor time, not in 10 (--engine=prove: 10)
// why: no element is greater than the maximum; three loops one after the other, none of which is short enough to be unrolled
#include <assert.h>
#define N 2000000
int nondet_int(void);
static int a[N];

int main(void) {
    for (int i = 0; i < N; i++)
        a[i] = nondet_int();
    int m = a[0];
    for (int i = 1; i < N; i++)
        if (a[i] > m)
            m = a[i];
    for (int i = 0; i < N; i++)
        assert(a[i] <= m);
}
