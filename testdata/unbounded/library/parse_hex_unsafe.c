// verdict: FAILED
// why: a ninth digit is taken
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

int main(void) {
    unsigned long value = 0;
    unsigned digits = 0;
    while (nondet_int()) {
        unsigned char c = nondet_uchar();
        if (digits > 8)
            break;
        value = value << 4 | (c & 15u);
        digits++;
    }
    assert(value <= 0xffffffff);
}
