// verdict: SUCCESSFUL
// why: data is sent in the open state only, and the handle is set there
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
int main(void) {
    enum { CLOSED, OPENING, OPEN } s = CLOSED;
    int handle = -1;
    while (1) {
        int e = nondet_int();
        switch (s) {
        case CLOSED:
            if (e == 1)
                s = OPENING;
            break;
        case OPENING:
            if (e == 2) {
                handle = 7;
                s = OPEN;
            } else if (e == 3)
                s = CLOSED;
            break;
        case OPEN:
            assert(handle >= 0);
            if (e == 3) {
                handle = -1;
                s = CLOSED;
            }
            break;
        }
    }
}
