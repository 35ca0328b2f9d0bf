// verdict: FAILED
// why: the second loop, which begins on the same line, goes round once less
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint(), s = 0, t = 0;
    for (unsigned i = 0; i < n; i++) s++; for (unsigned j = 0; j + 1 < n; j++) t++;
    assert(s == t);
}
