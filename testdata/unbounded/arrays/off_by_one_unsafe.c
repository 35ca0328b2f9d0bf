// verdict: FAILED
// why: the last round writes behind the array
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int a[5];
int main(void) {
    unsigned n = nondet_uint();
    if (n > 5)
        return 0;
    for (unsigned i = 0; i <= n; i++)
        a[i] = 0;
}
