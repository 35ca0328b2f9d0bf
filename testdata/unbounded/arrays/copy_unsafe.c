// verdict: FAILED
// why: the last element is not copied
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[100000], b[100000];
int main(void) {
    unsigned n = nondet_uint(), x = nondet_uint();
    if (n > 100000)
        return 0;
    for (unsigned i = 0; i < n; i++)
        a[i] = nondet_int();
    for (unsigned i = 0; i + 1 < n; i++)
        b[i] = a[i];
    if (x < n)
        assert(a[x] == b[x]);
}
