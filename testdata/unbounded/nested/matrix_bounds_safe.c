// verdict: SUCCESSFUL
// why: both indices are below the size
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
unsigned m[50][50];
int main(void) {
    unsigned n = nondet_uint();
    if (n > 50)
        return 0;
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < n; j++)
            m[i][j] = i;
}
