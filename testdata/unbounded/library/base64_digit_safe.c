// verdict: SUCCESSFUL
// why: each digit is below 64
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

static int digit(unsigned char c) {
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    return c == '+' ? 62 : c == '/' ? 63 : -1;
}

int main(void) {
    unsigned bits = 0;
    while (nondet_int()) {
        int d = digit(nondet_uchar());
        if (d < 0)
            break;
        assert(d < 64);
        bits = (bits << 6 | (unsigned)d) & 0xffffff;
    }
    assert(bits <= 0xffffff);
}
