// verdict: FAILED
// why: each round writes only the first of two elements
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

#define N 50
int a[2 * N];

int main(void) {
    for (int i = 0; i < 2 * N; i += 2) {
        a[i] = i;
        ;
    }
    int k = nondet_int();
    if (k >= 0 && k < N)
        assert(a[2 * k + 1] == a[2 * k] + 1);
}
