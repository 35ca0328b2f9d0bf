// verdict: FAILED
// property: dereference line 17
// why: an input sets the pointer into the shorter array
#include <assert.h>
#include <stdlib.h>
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint();
    char a[8] = {0}, b[2] = {0}, *p = a;
    for (unsigned i = 0; i < n; i++) {
        if (p < a + 4)
            p++;
        if (i > 10 && nondet_uint() == 0) {
            p = b;
            break;
        }
    }
    p[3] = 1;
}
