// verdict: FAILED
// why: the second loop runs once more
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), x = 0;
    if (n > 1000000)
        return 0;
    for (unsigned i = 0; i < n; i++)
        x++;
    for (unsigned i = 0; i <= n; i++)
        x--;
    assert(x == 0);
}
