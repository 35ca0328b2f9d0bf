// verdict: SUCCESSFUL
// why: each round adds one or two to y and one to x
#include <assert.h>
int nondet_int(void);

int main(void) {
    int n = nondet_int(), x = 0, y = 0;
    if (n < 0 || n > 1000000)
        return 0;
    while (x < n) {
        x++;
        if (nondet_int())
            y += 2;
        else if (nondet_int())
            y += 1;
        else
            y++;
    }
    assert(y >= x && y <= 2 * x);
}
