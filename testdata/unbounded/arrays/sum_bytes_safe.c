// verdict: SUCCESSFUL
// why: the sum of n bytes is at most 255 n
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
unsigned char a[1000];
int main(void) {
    unsigned n = nondet_uint(), sum = 0;
    if (n > 1000)
        return 0;
    for (unsigned i = 0; i < n; i++)
        sum += a[i];
    assert(sum <= 255 * n);
}
