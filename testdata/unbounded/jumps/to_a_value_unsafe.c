// verdict: FAILED
// property: assertion
// why: a jump to a value leads back to a
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    static void *t[] = {&&a, &&b};
    unsigned i = 0, n = nondet_uint() % 3000;
a:
    if (i >= n)
        goto *t[1];
    i++;
    goto *t[0];
b:
    assert(i != 2000);
}
