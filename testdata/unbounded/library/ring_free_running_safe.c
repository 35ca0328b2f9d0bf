// verdict: SUCCESSFUL
// why: the two counters differ by at most the size, although they wrap around
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);

int main(void) {
    unsigned char data[32];
    unsigned read = 0, written = 0;
    while (nondet_int()) {
        if (nondet_int()) {
            if (written - read < 32)
                data[written++ % 32] = 1;
        } else if (written != read)
            read++;
        assert(written - read <= 32);
    }
    return 0;
}
