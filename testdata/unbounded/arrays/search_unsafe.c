// verdict: FAILED
// why: the search begins at 1
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[100000];
int main(void) {
    unsigned n = nondet_uint(), at = nondet_uint(), i;
    int x = nondet_int();
    if (n > 100000)
        return 0;
    for (i = 0; i < n; i++)
        a[i] = nondet_int();
    for (i = 1; i < n; i++)
        if (a[i] == x)
            break;
    if (i == n && at < n)
        assert(a[at] != x);
}
