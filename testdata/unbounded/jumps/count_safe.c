// verdict: SUCCESSFUL
// why: i stops at n
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint(), i = 0;
again:
    if (i < n) {
        i++;
        goto again;
    }
    assert(i == n);
}
