// verdict: FAILED
// why: a round that goes on early is not counted
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), i = 0, skipped = 0, done = 0;
    while (i < n) {
        i++;
        if (nondet_bool())
            continue;
        done++;
    }
    assert(skipped + done == n);
}
