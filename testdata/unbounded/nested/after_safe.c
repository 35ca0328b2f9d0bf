// verdict: SUCCESSFUL
// why: the second loop takes back what the first did
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    unsigned n = nondet_uint(), x = 0;
    for (unsigned i = 0; i < n; i++)
        x++;
    for (unsigned i = 0; i < n; i++)
        x--;
    assert(x == 0);
}
