// verdict: SUCCESSFUL
// why: both loops, which begin on one line, go round as often
#include <assert.h>
unsigned nondet_uint(void);
int main(void) {
    unsigned n = nondet_uint(), s = 0, t = 0;
    for (unsigned i = 0; i < n; i++) s++; for (unsigned j = 0; j < n; j++) t++;
    assert(s == t);
}
