// verdict: FAILED
// why: the handle is given back while the connection is still open
#include <assert.h>
int nondet_int(void);
unsigned nondet_uint(void);
_Bool nondet_bool(void);
enum state { CLOSED, OPENING, OPEN, CLOSING };
int main(void) {
    enum state s = CLOSED;
    int handle = 0, sent = 0;
    for (;;) {
        switch (nondet_int()) {
        case 0:
            if (s == CLOSED) {
                s = OPENING;
                handle = 1;
            }
            break;
        case 1:
            if (s == OPENING)
                s = OPEN;
            break;
        case 2:
            if (s == OPEN) {
                assert(handle == 1);
                if (sent < 1000000)
                    sent++;
            }
            break;
        case 3:
            if (s == OPEN)
                handle = 0;
            break;
        }
    }
}
