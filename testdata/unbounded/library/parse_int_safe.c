// verdict: SUCCESSFUL
// open: not seen decided in 10 s of processor time
// why: a digit is added only if the number stays below the limit
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

int main(void) {
    int value = 0;
    while (nondet_int()) {
        unsigned char c = nondet_uchar();
        if (c < '0' || c > '9')
            break;
        int d = c - '0';
        if (value > (2147483647 - d) / 10)
            break;
        value = value * 10 + d;
    }
    assert(value >= 0);
}
