// verdict: FAILED
// why: j gets as far as i
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int n = nondet_int();
    if (n < 0 || n > 50000)
        return 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= i; j++)
            assert(j < n - 1);
}
