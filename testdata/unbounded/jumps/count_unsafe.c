// verdict: FAILED
// property: assertion
// why: i jumps over 1001
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint(), i = 0;
again:
    if (i < n) {
        i++;
        if (i == 1000)
            i++;
        goto again;
    }
    assert(i == n || n < 900);
}
