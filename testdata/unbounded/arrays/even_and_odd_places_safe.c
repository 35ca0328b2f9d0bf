// verdict: SUCCESSFUL
// open: not decided in 12 s of processor time (--engine=prove: 2)
// why: places with even and odd indices get different values
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

#define N 100000
int a[N];

int main(void) {
    for (int i = 0; i < N; i++) {
        if (i % 2 == 0)
            a[i] = 1;
        else
            a[i] = 0;
    }
    int k = nondet_int();
    if (k >= 0 && k < N)
        assert(a[k] == (k % 2 == 0));
}
