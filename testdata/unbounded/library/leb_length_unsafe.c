// verdict: FAILED
// why: the length is forgotten for the last byte
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
size_t nondet_size(void);

int main(void) {
    unsigned long v = nondet_size();
    unsigned n = 0;
    do {
        v >>= 7;
        n++;
    } while (v);
    assert(n >= 1 && n <= 9);
}
