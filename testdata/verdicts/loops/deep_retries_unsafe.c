// verdict: FAILED
// property: assertion
// why: after 1500 attempts that fail, the connection is given up while it is marked as open
#include <assert.h>
int nondet_int(void);

int main(void) {
    int attempts = 0, open = 1;
    while (open) {
        if (nondet_int())
            attempts++; // it failed
        else
            attempts = 0;
        if (attempts == 1500)
            break;
    }
    assert(attempts != 1500 || !open);
    return 0;
}
