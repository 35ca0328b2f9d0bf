// verdict: FAILED
// why: the greatest is also set by smaller values
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int least = 0, most = 0;
    while (nondet_bool()) {
        int x = nondet_int();
        if (x < least)
            least = x;
        else
            most = x / 2 - 1;
    }
    assert(least <= most);
}
