// verdict: FAILED
// why: x may be one above the bound
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned x = 0, y = nondet_uint();
    while (x < 999) {
        if (y % 2 == 0)
            x += 2;
        else
            x++;
    }
    assert(x == 999);
}
