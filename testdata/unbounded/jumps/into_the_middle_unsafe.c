// verdict: FAILED
// property: assertion
// why: the first round begins in the middle of the loop, behind e = 1
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned n = nondet_uint(), i = 0, e = 0;
    if (n == 77)
        goto middle;
again:
    e = 1;
middle:
    i++;
    if (i < 1)
        goto again;
    assert(e == 1);
}
