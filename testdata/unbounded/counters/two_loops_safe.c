// verdict: SUCCESSFUL
// why: the second loop takes back what the first gave
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), i = 0, x = 0;
    while (i < n) {
        i++;
        x++;
    }
    while (i > 0) {
        i--;
        x--;
    }
    assert(x == 0);
}
