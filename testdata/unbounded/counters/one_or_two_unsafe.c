// verdict: FAILED
// why: a round may add three
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
        else if (x > 5000)
            y += 3;
        else
            y++;
    }
    assert(y <= 2 * x || y < 10020);
}
