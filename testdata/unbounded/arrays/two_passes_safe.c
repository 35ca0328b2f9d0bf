// verdict: SUCCESSFUL
// why: the second pass adds one to what the first has set
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[1000];
int main(void) {
    unsigned n = nondet_uint(), x = nondet_uint();
    if (n > 1000)
        return 0;
    for (unsigned i = 0; i < n; i++)
        a[i] = 4;
    for (unsigned i = 0; i < n; i++)
        a[i] = 5;
    if (x < n)
        assert(a[x] == 5);
}
