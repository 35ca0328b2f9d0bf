// verdict: FAILED
// open: the failure is behind more rounds than are unrolled in 25 s of processor time
// why: one element, far behind the first, is 3
#include <assert.h>
#define N 2000000
static int a[N];

int main(void) {
    long long sum = 0;
    for (int i = 0; i < N; i++)
        a[i] = i == 70000 ? 3 : 2;
    for (int i = 0; i < N; i++)
        sum += a[i];
    assert(sum == 2LL * N);
}
