// verdict: FAILED
// why: the first element is left out
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[1000000];
int main(void) {
    int n = nondet_int(), i = nondet_int();
    if (n < 0 || n > 1000000)
        return 0;
    for (int k = 1; k < n; k++)
        a[k] = 7;
    if (0 <= i && i < n)
        assert(a[i] == 7);
}
