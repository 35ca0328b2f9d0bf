// verdict: SUCCESSFUL
// why: once the flag is set, x is at least 10
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int flag = 0, x = 0;
    while (nondet_bool()) {
        if (x >= 10)
            flag = 1;
        if (x < 100)
            x++;
    }
    if (flag)
        assert(x >= 10);
}
