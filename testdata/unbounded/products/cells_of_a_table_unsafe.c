// verdict: FAILED
// flags: --no-signed-overflow-check
// why: n * m may be 6
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    int n = nondet_int(), m = nondet_int(), c = 0;
    if (n < 0 || m < 0 || n > 20000 || m > 20000)
        return 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++)
            c++;
    assert(c == n * m && c != 6);
}
