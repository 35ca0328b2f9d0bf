// verdict: SUCCESSFUL
// why: the elements are set from the end to the start
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[65536];
int main(void) {
    int n = nondet_int(), x = nondet_int();
    if (n < 0 || n > 65536)
        return 0;
    for (int k = n - 1; k >= 0; k--)
        a[k] = 5;
    if (0 <= x && x < n)
        assert(a[x] == 5);
}
