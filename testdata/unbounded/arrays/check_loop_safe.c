// verdict: SUCCESSFUL
// open: --engine=auto has not been seen to decide it within its limits on a loaded machine
// why: the second loop finds what the first wrote
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[65536];
int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 65536)
        return 0;
    for (int i = 0; i < n; i++)
        a[i] = i + 1;
    for (int i = 0; i < n; i++)
        assert(a[i] == i + 1);
}
