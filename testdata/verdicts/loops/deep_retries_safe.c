// verdict: SUCCESSFUL
// why: the loop is left only after 1500 attempts that fail one after the other, and marks the connection as closed then
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
            open = 0;
    }
    assert(attempts == 1500);
    return 0;
}
