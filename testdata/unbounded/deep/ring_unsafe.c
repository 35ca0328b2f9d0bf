// verdict: FAILED
// why: the count reaches its limit after 2000 rounds
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned count = 0, high = 0;
    for (;;) {
        if (nondet_bool())
            count++;
        else if (count > 0)
            count--;
        if (count > high)
            high = count;
        assert(high < 2000);
    }
}
