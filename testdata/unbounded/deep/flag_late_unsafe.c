// verdict: FAILED
// why: a flag is set in round 50 and read in round 60
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = 0, flag = 0;
    while (n < 200) {
        n++;
        if (n == 50)
            flag = 1;
        if (n == 60)
            assert(!flag);
    }
}
