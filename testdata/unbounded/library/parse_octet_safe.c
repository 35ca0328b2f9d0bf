// verdict: SUCCESSFUL
// why: a part of an address is at most 255
#include <assert.h>
#include <stdlib.h>
int nondet_int(void);
unsigned char nondet_uchar(void);

int main(void) {
    unsigned part = 0, parts = 0;
    while (nondet_int()) {
        unsigned char c = nondet_uchar();
        if (c == '.') {
            if (parts == 3)
                break;
            parts++;
            part = 0;
        } else if (c >= '0' && c <= '9') {
            unsigned next = part * 10 + (c - '0');
            if (next > 255)
                break;
            part = next;
        } else
            break;
    }
    assert(part <= 255 && parts <= 3);
}
