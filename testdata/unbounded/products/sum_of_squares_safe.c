// verdict: SUCCESSFUL
// why: the sum of the squares up to y
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned k = nondet_uint(), x = 0, y = 0;
    while (y < k) {
        y++;
        x += y * y;
        assert(6 * x == 2 * y * y * y + 3 * y * y + y);
    }
}
