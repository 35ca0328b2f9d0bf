// verdict: FAILED
// why: a + b wraps around
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned a = 0, b = 4294967000u;
    while (nondet_bool() && a < b) {
        a += 4096;
        assert((a + b) / 2 >= a / 2);
    }
}
