// verdict: SUCCESSFUL
// why: the loop is left at 1000 at the latest
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int i = 0;
    for (;;) {
        if (i == 1000 || nondet_bool())
            break;
        i++;
    }
    assert(i <= 1000);
}
