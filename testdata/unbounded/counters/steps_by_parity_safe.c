// verdict: SUCCESSFUL
// why: an even y makes x even, and an odd one makes it go up one by one to the bound
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);

int main(void) {
    unsigned x = 0, y = nondet_uint();
    while (x < 99999) {
        if (y % 2 == 0)
            x += 2;
        else
            x++;
    }
    assert(x % 2 == y % 2 || x == 99999);
}
