// verdict: SUCCESSFUL
// why: gray is computed from the counter in each round; the one bit of the arbiter is shifted, and does not get to 8 while it is busy
// A circuit in C: registers in small integers, masks and shifts.
#include <assert.h>
unsigned char nondet_uchar(void);
int main(void) {
    unsigned char cnt = 0, gray = 0, hot = 1, busy = 0, prev = 0;
    while (1) {
        unsigned char in = nondet_uchar() & 7;
        assert(gray == ((cnt ^ (cnt >> 1)) & 15));
        assert(hot == 1 || hot == 2 || hot == 4 || hot == 8);
        assert(!(busy && hot == 8));
        prev = cnt;
        if (in & 1) cnt = (cnt + 1) & 15;
        gray = (cnt ^ (cnt >> 1)) & 15;
        if (in & 2) { if (hot == 8) hot = 1; else if (!busy || hot != 4) hot = (unsigned char)(hot << 1); }
        if (in & 4) { if (hot != 8) busy = !busy; }
    }
}
