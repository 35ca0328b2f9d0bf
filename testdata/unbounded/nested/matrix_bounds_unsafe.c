// verdict: FAILED
// why: the inner loop goes one column too far in the last row
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
unsigned m[5][5];
int main(void) {
    unsigned n = nondet_uint();
    if (n == 0 || n > 5)
        return 0;
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j <= i; j++)
            m[i][j + 1] = i;
}
