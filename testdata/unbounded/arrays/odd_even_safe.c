// verdict: SUCCESSFUL
// why: even places get 0, odd ones 1
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
unsigned a[1000];
int main(void) {
    unsigned n = nondet_uint(), x = nondet_uint();
    if (n > 1000)
        return 0;
    for (unsigned i = 0; i < n; i++)
        a[i] = i % 2;
    if (x < n)
        assert(a[x] == x % 2);
}
