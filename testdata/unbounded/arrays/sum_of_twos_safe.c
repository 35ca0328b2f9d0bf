// verdict: SUCCESSFUL
// open: decided in 15 s of processor time, not in 10 (--engine=prove: 10)
// why: the sum of n elements that are all 2 is 2n; no loop is short enough to be unrolled
#include <assert.h>
#define N 2000000
static int a[N];

int main(void) {
    long long sum = 0;
    for (int i = 0; i < N; i++)
        a[i] = 2;
    for (int i = 0; i < N; i++)
        sum += a[i];
    assert(sum == 2LL * N);
}
