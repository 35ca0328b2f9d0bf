// verdict: SUCCESSFUL
// open: not decided in 12 s of processor time (--engine=prove: 5)
// why: each round writes two elements
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

#define N 100000
int a[2 * N];

int main(void) {
    for (int i = 0; i < 2 * N; i += 2) {
        a[i] = i;
        a[i + 1] = i + 1;
    }
    int k = nondet_int();
    if (k >= 0 && k < N)
        assert(a[2 * k + 1] == a[2 * k] + 1);
}
