// verdict: FAILED
// why: an odd place is asked for the value of the even ones
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

#define N 50
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
        assert(a[k] == 1);
}
