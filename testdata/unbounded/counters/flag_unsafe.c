// verdict: FAILED
// why: the flag is set from 9 on
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int flag = 0, x = 0;
    while (nondet_bool()) {
        if (x >= 9)
            flag = 1;
        else if (x < 100)
            x++;
    }
    if (flag)
        assert(x >= 10);
}
