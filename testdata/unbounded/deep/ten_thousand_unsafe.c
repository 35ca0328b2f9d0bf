// verdict: FAILED
// why: the 10000th round goes wrong
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned x = 0;
    while (nondet_bool()) {
        x++;
        assert(x != 10000);
    }
}
