// verdict: FAILED
// why: an acknowledgement twice in a row counts below zero
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    int open = 0;
    while (1) {
        if (nondet_bool())
            open = open < 5 ? open + 1 : open;
        else
            open--;
        assert(open >= 0);
    }
}
