// verdict: SUCCESSFUL
// why: first up to m, then y joins: y never passes x
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int m = nondet_int(), n = nondet_int();
    if (m < 0 || n < m || n > 100000)
        return 0;
    int x = 0, y = 0;
    while (x < n) {
        if (x >= m)
            y++;
        x++;
    }
    assert(y <= x);
    assert(y >= 0);
}
