// verdict: SUCCESSFUL
// why: i runs from n down to 0, and never below
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int n = nondet_int();
    if (n < 0)
        return 0;
    int i = n;
    while (i > 0)
        i--;
    assert(i == 0);
}
