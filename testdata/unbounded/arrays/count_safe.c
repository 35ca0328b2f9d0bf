// verdict: SUCCESSFUL
// why: the count of zeros is at most the length
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[1000];
int main(void) {
    unsigned n = nondet_uint(), zeros = 0;
    if (n > 1000)
        return 0;
    for (unsigned i = 0; i < n; i++)
        if (a[i] == 0)
            zeros++;
    assert(zeros <= n);
}
