// verdict: SUCCESSFUL
// open: --engine=auto has not been seen to decide it within its limits on a loaded machine
// why: all elements below n were set to 7
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[1000000];
int main(void) {
    int n = nondet_int(), i = nondet_int();
    if (n < 0 || n > 1000000)
        return 0;
    for (int k = 0; k < n; k++)
        a[k] = 7;
    if (0 <= i && i < n)
        assert(a[i] == 7);
}
