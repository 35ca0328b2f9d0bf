// verdict: SUCCESSFUL
// why: a number has at most five bytes
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

int main(void) {
    unsigned value = 0, shift = 0;
    while (nondet_int()) {
        unsigned char c = nondet_uchar();
        if (shift > 28)
            break;
        value |= (c & 127u) << shift;
        shift += 7;
        if (c < 128) {
            value = 0;
            shift = 0;
        }
    }
    return value == 5;
}
